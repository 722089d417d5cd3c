import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { useRemote } from 'remote-kit/context'
import { useCallsAddress } from '#parts/contact-search/contact-search.ts'
import { contactName } from '#parts/contacts/contact-chips.ts'
import type { ContactQuery } from '#parts/contacts/contacts.api.ts'
import { callQueueAtom } from '#parts/call-queue/call-queue.atoms.ts'

/** As many as one page of the API has, which is a day's calls. */
const MOST = 100

/** The search that a queue is made of, as text. */
export const sourceOf = (query: ContactQuery): string => JSON.stringify(query)

/** Starts calling the contacts that a search finds, in its order. Those without a phone number are left out. */
export function useStartCalls(name: string, query: ContactQuery) {
  const { api } = useRemote()
  const setQueue = useSetAtom(callQueueAtom)
  const navigate = useNavigate()
  const address = useCallsAddress()
  return useMutation({
    mutationFn: () => api.GET('/contacts/', { params: { query: { ...query, page_size: MOST, count: 'none' } } }),
    onSuccess: ({ data }) => {
      const found = data?.results ?? []
      const people = found.filter(({ phones }) => phones.length > 0)
      setQueue({
        name,
        source: sourceOf(query),
        people: people.map((contact) => ({ id: contact.id, name: contactName(contact) })),
        at: 0,
        results: {},
        left_out: found.length - people.length,
        has_more: Boolean(data?.next_cursor),
      })
      void navigate(address)
    },
  })
}
