/** The contacts of a deal. */
import { keepPreviousData, useIsMutating, useQueries } from '@tanstack/react-query'
import type { Contact } from 'openapi'
import type { PartyRole } from 'openapi/codes'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { formatPersonName } from 'ui-kit/format'
import { copy } from './copy.ts'
import { newContact } from './new-contact.ts'

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

const ADDING = ['add contact']

/** Whether someone is being added. Until then a form does not know whom it is about. */
export const useIsAddingContact = (): boolean => useIsMutating({ mutationKey: ADDING }) > 0

/** Adds someone who joins a deal to the contacts, by name. */
export function useAddContact() {
  const notify = useNotify()
  return useWrite(
    'contacts',
    (api, { name, role }: { name: string; role: PartyRole }) =>
      api.POST('/contacts/', { body: newContact(name, role) }),
    {
      mutationKey: ADDING,
      onSuccess: (contact) => notify.success(copy.useAddContact.added(contactName(contact))),
      waits: false,
    },
  )
}

/** The display name of a contact: name, else company, else email address or phone number. */
export const contactName = (contact: Contact): string =>
  formatPersonName(contact) || contact.company || contact.emails[0] || contact.phones[0] || 'Someone'
