/** The filter for lists of contacts. */
import type { Document } from 'mongodb'
import { contactFields, filteredContactFields } from 'openapi/fields/contact'
import type { WithCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import type { Request } from '#platform/http/operation.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { fieldFilters } from '#platform/reads/field-filters.ts'
import { searchFilter } from '#platform/records/search-tokens.ts'
import { contactScope } from './contact.policy.ts'

type ContactQuery = Omit<WithCustomFilter<Request<'listContacts'>['query']>, 'q'> & { q?: string | undefined }

/** The filter of a list of contacts, including the viewer's scope. */
export const contactFilter = (viewer: Viewer, { q, custom, ...asked }: ContactQuery): Document => ({
  $and: [
    contactScope(viewer),
    { merged_into: null },
    ...fieldFilters(asked, filteredContactFields, contactFields),
    q ? searchFilter(q) : {},
    custom ?? {},
  ],
})
