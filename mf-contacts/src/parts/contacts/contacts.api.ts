/**
 * API calls of contacts. Server data is only in the query cache. In terms of docs/specification.md §3: `allContacts` is
 * `useContactList`, its lookup by id is `useContact`, its `labels` are `useLabels`.
 */
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type {
  Contact,
  ContactCreate,
  ContactPage,
  ContactUpdate,
  Label,
  operations,
  Person,
  PersonErasure,
} from 'openapi'
import { MemberStatus } from 'openapi/codes'
import { useMemo } from 'react'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify } from 'remote-kit/context'
import { withValues } from 'remote-kit/custom-fields/values'
import { Conflict, writeOver } from 'remote-kit/forms/conflict'
import { queriesOf } from 'remote-kit/query-keys'
import { teamsRequest } from 'remote-kit/teams-request'
import { useWrite } from 'remote-kit/use-write'
import { formatPersonName } from 'ui-kit/format'
import { contactName } from './contact-chips.ts'
import { findListed, paintedQueries, paintLists, trimLists } from './contact-cache.ts'
import { copy } from './copy.ts'

type ListQuery = NonNullable<operations['listContacts']['parameters']['query']>

/** The filters and the sort order. */
export type ContactQuery = Omit<ListQuery, 'page' | 'page_size' | 'cursor' | 'count'>

/** The largest page of the API, for few requests in a long list. */
const PAGE_SIZE = 100
/** A longer list is not refetched on window focus, because that would fetch every page again. */
const REFRESHED_PAGES = 3

const byId = (id: string) => ({ params: { path: { id } } })

/** The request for the matching contacts. */
export const contactsRequest = (query: ContactQuery) => ({
  params: { query: { ...query, page_size: PAGE_SIZE, count: 'none' as const } },
})

/** The matching contacts, a hundred per page. While a new query loads, the old rows stay. */
export function useContactList(query: ContactQuery) {
  const list = useApi().useInfiniteQuery('get', '/contacts/', contactsRequest(query), {
    initialPageParam: null,
    getNextPageParam: (page: ContactPage) => page.next_cursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= REFRESHED_PAGES,
    // Pages are replaced as a whole. Comparing 10,000 records on every page would waste time.
    structuralSharing: false,
    meta: { silent: true },
  })
  const contacts = useMemo(() => list.data?.pages.flatMap((page) => page.results) ?? [], [list.data])
  return { ...list, contacts }
}

/** The request for the exact number of matches. */
export const contactCountRequest = ({ sort: _sort, ...filters }: ContactQuery) => ({
  params: { query: { ...filters, page_size: 1, count: 'exact' as const } },
})

/** The exact number of matches. A separate request, so that rows do not wait until a million contacts are counted. */
export function useContactCount(query: ContactQuery): number | null {
  const { data } = useApi().useQuery('get', '/contacts/', contactCountRequest(query), {
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  return data?.count ?? null
}

/** One contact, if any. Shown right away if a list has it already. */
export function useContact(id: string | undefined) {
  const cache = useQueryClient()
  return useApi().useQuery('get', '/contacts/{id}/', byId(id ?? ''), {
    enabled: id !== undefined,
    placeholderData: () => (id === undefined ? undefined : findListed(cache, id)),
    meta: { silent: true },
  })
}

/** A function that gives a contact from the cache, or reads it. Rejects with the API's refusal. */
export function useReadContact(): (id: string) => Promise<Contact> {
  const api = useApi()
  const cache = useQueryClient()
  return (id) => cache.ensureQueryData(api.queryOptions('get', '/contacts/{id}/', byId(id), { meta: { silent: true } }))
}

/** How long lookups of rows stay fresh, so that scrolling sends no requests: five minutes, in ms. */
const askedOnce = { staleTime: 300_000 }

/** The account's labels by id. */
export function useLabels(): ReadonlyMap<string, Label> {
  const { data } = useApi().useQuery('get', '/labels/', { params: { query: { page_size: 100 } } }, askedOnce)
  return useMemo(() => new Map(data?.results.map((label) => [label.id, label])), [data])
}

export type Owner = { id: string; name: string; image: Person['image']; isActive: boolean }

/** The possible owners of a contact, by user id: the members of the viewer's teams. */
export function useOwners(): ReadonlyMap<string, Owner> {
  const { data } = useApi().useQuery('get', '/teams/', teamsRequest, askedOnce)
  return useMemo(() => {
    const members = data?.results.flatMap((team) => team.members) ?? []
    return new Map(
      members.map(({ user, person, status }) => [
        user,
        { id: user, name: formatPersonName(person), image: person.image, isActive: status === MemberStatus.Active },
      ]),
    )
  }, [data])
}

/** The latest deals that a contact is a party of, and their number. */
export function useContactDeals(contact: string) {
  const query = { contact, page_size: 5 }
  return useApi().useQuery('get', '/deals/', { params: { query } }, { meta: { silent: true } })
}

interface Creation {
  /** The idempotency key. Sent twice, the contact is created once. */
  key: string
  body: ContactCreate
}

/** Creates a contact. The form shows errors itself. */
export function useCreateContact() {
  const cache = useQueryClient()
  return useWrite(
    'contacts',
    (api, { key, body }: Creation) => api.POST('/contacts/', { params: { header: { 'Idempotency-Key': key } }, body }),
    { meta: { silent: true }, onSuccess: () => trimLists(cache) },
  )
}

/** What hangs on a contact, read anew each time. */
export function useContactDeletion(id: string) {
  return useApi().useQuery('get', '/contacts/{id}/deletion/', byId(id), { gcTime: 0, meta: { silent: true } })
}

interface Deletion {
  contact: Contact
  /** Who gets its open tasks; null for the person responsible. */
  tasksTo: string | null
}

/** Deletes a contact at the version that was read, and takes it off its deals. */
export function useDeleteContact() {
  const cache = useQueryClient()
  return useWrite(
    'contacts',
    (api, { contact, tasksTo }: Deletion) => {
      const query = { take_off_deals: true, ...(tasksTo && { tasks_to: tasksTo }) }
      return api.DELETE('/contacts/{id}/', { params: { ...atVersion(contact), query } })
    },
    { leaves: { queryKey: queriesOf('/contacts/{id}/') }, onSuccess: () => trimLists(cache) },
  )
}

/** Brings a deleted contact back. It may be called when the panel of the contact is gone. */
export function useRestoreContact() {
  const cache = useQueryClient()
  const notify = useNotify()
  return useWrite('contacts', (api, id: string) => api.POST('/contacts/{id}/restore/', byId(id)), {
    onSuccess: (contact) => {
      trimLists(cache)
      notify.success(copy.restored(contactName(contact)))
    },
  })
}

/** What erasing a contact would do, read anew each time. The dialog shows a refusal itself. */
export function useContactErasure(id: string) {
  const init = { params: { path: { id }, query: { dry_run: true } }, body: {} }
  return useApi().useQuery('post', '/contacts/{id}/erase/', init, { gcTime: 0, retry: false, meta: { silent: true } })
}

/** Erases the personal data of a contact, as previewed. Their name shows everywhere, like a user's. */
export function useEraseContact(id: string) {
  const cache = useQueryClient()
  return useWrite(
    'user',
    (api, { name, preview }: PersonErasure) =>
      api.POST('/contacts/{id}/erase/', { ...byId(id), body: { name, preview } }),
    { onSuccess: () => trimLists(cache) },
  )
}

export type ChangeContact = (contact: Contact, changes: ContactUpdate) => Promise<Contact>

/**
 * Changes fields of a contact, with the version that was read. Lists and panel show the change right away and revert
 * it if it is refused. Someone else's changes to other fields are merged; changes to the same fields are a `Conflict`.
 * Rejects with `ApiError` if the change is refused.
 */
export function useChangeContact(): ChangeContact {
  const api = useApi()
  const cache = useQueryClient()
  const { mutateAsync: patch } = useWrite(
    'contacts',
    (api, { contact, changes }: { contact: Contact; changes: ContactUpdate }) =>
      api.PATCH('/contacts/{id}/', { params: atVersion(contact), body: changes }),
    { leaves: paintedQueries, waits: false, meta: { silent: true } },
  )

  return async (contact, changes) => {
    const paint = (fields: Partial<Contact>) => {
      const { queryKey } = api.queryOptions('get', '/contacts/{id}/', byId(contact.id))
      cache.setQueryData<Contact>(queryKey, (known) => known && { ...known, ...fields })
      paintLists(cache, contact.id, fields)
    }
    paint(painted(contact, changes))
    try {
      const changed = await writeOver(contact, {
        write: (base) => patch({ contact: base, changes }),
        readAgain: () =>
          cache.fetchQuery(api.queryOptions('get', '/contacts/{id}/', byId(contact.id), { staleTime: 0 })),
        isUntouched: (theirs) => agree(theirs, contact, changes),
      })
      paint(changed)
      return changed
    } catch (error) {
      paint(error instanceof Conflict ? error.theirs : valuesOf(contact, changes))
      throw error
    }
  }
}

/** The fields as they will be. Values of custom fields change one by one. */
function painted(
  { custom_fields: values }: Contact,
  { custom_fields: given, ...fields }: ContactUpdate,
): Partial<Contact> {
  return given ? { ...fields, custom_fields: withValues(values, given) } : fields
}

/** The contact's values of the fields in `changes`. */
function valuesOf(contact: Contact, changes: ContactUpdate): Partial<Contact> {
  return Object.fromEntries(Object.entries(contact).filter(([field]) => field in changes))
}

function agree(current: Contact, base: Contact, changes: ContactUpdate): boolean {
  return JSON.stringify(touched(current, changes)) === JSON.stringify(touched(base, changes))
}

/** The same, with only those custom fields that are in `changes`. */
function touched(contact: Contact, { custom_fields: given, ...changes }: ContactUpdate): unknown[] {
  return [valuesOf(contact, changes), ...Object.keys(given ?? {}).map((key) => contact.custom_fields[key] ?? null)]
}
