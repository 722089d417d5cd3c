/** API calls for what its clients become with a deal. */
import type { ClosingContact, ContactProposal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { formatQuantity } from 'ui-kit/format'
import { copy } from './copy.ts'

/** The statuses with which something is proposed. */
export type ProposingStatus = typeof DealStatus.UnderContract | typeof DealStatus.Closed

/**
 * What the clients of the deal would become with its status; none while it loads. A status is taken without them too, so a
 * failure is not shown.
 */
export function useContactProposals(deal: string, status: ProposingStatus): ContactProposal[] {
  const { data } = useApi().useQuery(
    'get',
    '/deals/{id}/contact_proposals/',
    { params: { path: { id: deal }, query: { status } } },
    { meta: { silent: true } },
  )
  return data?.results ?? []
}

/** Sets the status of contacts. The dialog shows refusals. */
export function useUpdateContacts() {
  const notify = useNotify()
  return useWrite(
    'contacts',
    async (api, contacts: readonly ClosingContact[]) => {
      const answers = await Promise.all(
        contacts.map(({ contact: id, ...body }) => api.PATCH('/contacts/{id}/', { params: { path: { id } }, body })),
      )
      return { data: answers.length }
    },
    {
      meta: { silent: true },
      onSuccess: (_, contacts) =>
        notify.success(copy.useUpdateContacts.updated(formatQuantity(contacts.length, 'contact'))),
    },
  )
}
