/** The filter for lists of contacts. */
import type { Document } from 'mongodb'
import { contactFields, filteredContactFields } from 'openapi/fields/contact'
import type { WithCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import type { Request } from '#platform/http/operation.ts'
import { type Viewer, worksFor } from '#platform/http/viewer.ts'
import { fieldFilters } from '#platform/reads/field-filters.ts'
import { toId } from '#platform/reads/find.ts'
import { searchFilter } from '#platform/records/search-tokens.ts'
import { momentFilters } from './contact-moments.filter.ts'
import { contactScope } from './contact.policy.ts'

type ListQuery = WithCustomFilter<Request<'listContacts'>['query']>

/** What a list of contacts is asked for. */
export type ContactQuery = Omit<ListQuery, 'q'> & { q?: string | undefined }

/** Whether the contact is part of work that the viewer sees. See contact-work.query.ts. */
export type WorkQuery = Pick<ListQuery, 'has_open_task' | 'has_deal'>

/**
 * The filter of a list of contacts, including the viewer's scope. `more`: the conditions for `has_open_task` and
 * `has_deal`, which depend on other records, and for `email` and the like, which are read first.
 */
export function contactFilter(viewer: Viewer, query: ContactQuery, more: readonly Document[] = []): Document {
  const { fields, moments } = apart(query)
  const { q, owner, custom, ...asked } = fields
  return {
    $and: [
      contactScope(viewer),
      { merged_into: null },
      ...fieldFilters(asked, filteredContactFields, contactFields),
      ...(owner === undefined ? [] : [{ owner: owner === 'me' ? { $in: worksFor(viewer) } : toId(owner) }]),
      ...momentFilters(viewer, moments),
      ...more,
      q ? searchFilter(q) : {},
      custom ?? {},
    ],
  }
}

/**
 * What a cursor of the list belongs to. Unlike the filter, it is the same tomorrow, and once somebody has finished a
 * task.
 */
export function askedFilter(viewer: Viewer, query: ContactQuery): Document {
  const { fields, moments, work, identity } = apart(query)
  const filter = contactFilter(viewer, fields)
  const others = { ...moments, ...work, ...identity }
  return Object.keys(others).length > 0 ? { $and: [filter, others] } : filter
}

/** The filters by fields of the contact, by what has happened, by work with them, and by who they are. */
function apart(query: ContactQuery) {
  const {
    contacted_within,
    not_contacted_for,
    contacted_from,
    contacted_to,
    never_contacted,
    never_called,
    created_within,
    birthday_within,
    birthday_month,
    follow_up,
    has_open_task,
    has_deal,
    ids,
    external_id,
    email,
    phone,
    updated_since,
    ...fields
  } = query
  const moments = {
    contacted_within,
    not_contacted_for,
    contacted_from,
    contacted_to,
    never_contacted,
    never_called,
    created_within,
    birthday_within,
    birthday_month,
    follow_up,
  }
  const identity = given({ ids, external_id, email, phone, updated_since })
  return { fields, moments: given(moments), work: given({ has_open_task, has_deal }), identity }
}

/** The fields that have a value. */
function given<T extends object>(fields: T): { [key in keyof T]?: NonNullable<T[key]> } {
  const found = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(found) as { [key in keyof T]?: NonNullable<T[key]> }
}
