/** The contacts of a deal. */
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { Contact, ContactCreate } from 'openapi'
import { useApi } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { formatPersonName } from 'ui-kit/format'

/** The contacts with these ids, by id, without those that the viewer may not see. */
export function useContacts(ids: readonly string[]) {
  const api = useApi()
  return useQueries({
    queries: ids.map((id) =>
      api.queryOptions('get', '/contacts/{id}/', { params: { path: { id } } }, { meta: { silent: true } }),
    ),
    combine: (answers) => ({
      byId: new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
      isPending: answers.some(({ isPending }) => isPending),
    }),
  })
}

const MOST_NAMED = 100

/** The names of the contacts with these ids, by id, in one request: without those that the viewer may not see. */
export function useContactNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const asked = [...new Set(ids)].toSorted().slice(0, MOST_NAMED)
  const { data } = useApi().useQuery(
    'get',
    '/contacts/',
    { params: { query: { ids: asked, page_size: MOST_NAMED, count: 'none' } } },
    { enabled: asked.length > 0, placeholderData: keepPreviousData, meta: { silent: true } },
  )
  return new Map(data?.results.map((contact) => [contact.id, contactName(contact)]))
}

/** The first contacts that match: by name, company, email address or phone number. */
export function useContactSearch(words: string) {
  const q = words.trim()
  return useApi().useQuery(
    'get',
    '/contacts/',
    { params: { query: { ...(q && { q }), page_size: 8, count: 'none' } } },
    { placeholderData: keepPreviousData },
  )
}

/** Creates a contact. The form shows errors itself. */
export function useCreateContact() {
  return useWrite(
    'contacts',
    (api, body: ContactCreate) =>
      api.POST('/contacts/', { params: { header: { 'Idempotency-Key': crypto.randomUUID() } }, body }),
    { meta: { silent: true } },
  )
}

/** The display name of a contact: name, else company, else email address or phone number. */
export const contactName = (contact: Contact): string =>
  formatPersonName(contact) || contact.company || contact.emails[0] || contact.phones[0] || 'Someone'
