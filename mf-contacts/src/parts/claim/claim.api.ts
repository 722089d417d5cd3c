/** API calls of leads that wait to be claimed. */
import { useAtomValue } from 'jotai'
import { useQueryClient } from '@tanstack/react-query'
import type { Contact } from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { refreshAfter } from 'remote-kit/invalidation'
import { userProfileAtom } from 'remote-kit/session'
import { useWrite } from 'remote-kit/use-write'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { copy } from './copy.ts'

/** Whether the user claims leads: everyone but assistants does. */
export const useCanClaim = (): boolean => useAtomValue(userProfileAtom)?.role !== 'assistant'

/** Claims a lead, with Undo. If someone else was first, says who, and shows what is true now. */
export function useClaimLead() {
  const notify = useNotify()
  const cache = useQueryClient()
  const { mutate: undo } = useWrite(
    'events',
    (api, { event }: { event: string; name: string }) =>
      api.POST('/events/{id}/undo/', { params: { path: { id: event } } }),
    { onSuccess: (_answer, { name }) => notify.success(copy.letGo(name)) },
  )
  return useWrite(
    'contacts',
    (api, { id }: Contact) => api.POST('/contacts/{id}/claim/', { params: { path: { id } } }),
    {
      onSuccess: ({ contact, event }) => {
        const name = contactName(contact)
        notify.success(copy.claimed(name), { undo: () => undo({ event, name }) })
      },
      onError: () => refreshAfter(cache, 'contacts'),
    },
  )
}

/** How many leads the user could claim. Read again every so often, since they come in by themselves. */
export function useUnclaimedCount(): number {
  const query = { unclaimed: true, page_size: 1 }
  const { data } = useApi().useQuery(
    'get',
    '/contacts/',
    { params: { query } },
    { meta: { silent: true }, refetchInterval: 30_000 },
  )
  return data?.count ?? 0
}
