/** The filter for lists of contacts. */
import type { Document } from 'mongodb'
import { contactFields, filteredContactFields } from 'openapi/fields/contact'
import type { WithCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import type { Request } from '#platform/http/operation.ts'
import { type Viewer, worksFor } from '#platform/http/viewer.ts'
import { fieldFilters } from '#platform/reads/field-filters.ts'
import { toId } from '#platform/reads/find.ts'
import { searchFilter } from '#platform/records/search-tokens.ts'
import { IDENTITY } from './contact-identity.filter.ts'
import { momentFilters, MOMENTS } from './contact-moments.filter.ts'
import { unclaimedFilter } from './claims/claim.policy.ts'
import { contactScope } from './contact.policy.ts'

type ListQuery = WithCustomFilter<Request<'listContacts'>['query']>

/** What a list of contacts is asked for. */
export type ContactQuery = Omit<ListQuery, 'q'> & { q?: string | undefined }

/** Whether the contact is part of work that the viewer sees. See contact-work.query.ts. */
const WORK = ['has_open_task', 'has_deal'] as const
export type WorkQuery = Pick<ListQuery, (typeof WORK)[number]>

/** The parameters that have a filter of their own. */
const OTHERS = [...MOMENTS, ...WORK, ...IDENTITY] as const

/**
 * The filter of a list of contacts, including the viewer's scope. `more`: the conditions for `has_open_task` and
 * `has_deal`, which depend on other records, and for `email` and the like, which are read first.
 */
export function contactFilter(viewer: Viewer, query: ContactQuery, more: readonly Document[] = []): Document {
  const { q, owner, unclaimed, custom, ...asked } = without(query, OTHERS)
  return {
    $and: [
      contactScope(viewer),
      { merged_into: null },
      ...fieldFilters(asked, filteredContactFields, contactFields),
      ...(owner === undefined ? [] : [{ owner: owner === 'me' ? { $in: worksFor(viewer) } : toId(owner) }]),
      ...(unclaimed === undefined ? [] : [unclaimedFilter(unclaimed)]),
      ...momentFilters(viewer, given(query, MOMENTS)),
      ...more,
      q ? searchFilter(q) : {},
      custom ?? {},
    ],
  }
}

/**
 * What a cursor of the list belongs to. Unlike the filter, it is the same tomorrow, and once someone has finished a
 * task.
 */
export function askedFilter(viewer: Viewer, query: ContactQuery): Document {
  const filter = contactFilter(viewer, without(query, OTHERS))
  const others = given(query, OTHERS)
  return Object.keys(others).length > 0 ? { $and: [filter, others] } : filter
}

/** Those of the fields that have a value. */
function given<T extends object, Name extends keyof T>(
  from: T,
  names: readonly Name[],
): { [name in Name]?: NonNullable<T[name]> } {
  const found = names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]])
  return Object.fromEntries(found) as { [name in Name]?: NonNullable<T[name]> }
}

/** The other fields. */
function without<T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Omit<T, Name> {
  const left: Partial<T> = { ...from }
  for (const name of names) delete left[name]
  return left as Omit<T, Name>
}
