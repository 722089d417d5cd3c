/** What a deal needs to know of its people. */
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { Contact } from 'openapi'
import { useApi } from 'remote-kit/context'
import { formatPersonName } from 'ui-kit/format'

/** The contacts with these ids, by id; those that the viewer may not see are left out. */
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

/** The first contacts that the words start: by name, company, e-mail address or phone number. */
export function useContactSearch(words: string) {
  const q = words.trim()
  return useApi().useQuery(
    'get',
    '/contacts/',
    { params: { query: { ...(q && { q }), page_size: 8, count: 'none' } } },
    { placeholderData: keepPreviousData },
  )
}

/** What a contact is called: their name, else the company, else how they are reached. */
export const contactName = (contact: Contact): string =>
  formatPersonName(contact) || contact.company || contact.emails[0] || contact.phones[0] || 'Someone'
