/** API calls for bad news that waits for the agent's words. */
import type { ClientMessage } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** What the clients of the deal have not been told yet; at most one. A failure is not shown: the page works without. */
export function useWaitingMessage(deal: string): ClientMessage | undefined {
  const { data } = useApi().useQuery(
    'get',
    '/client_messages/',
    { params: { query: { deal, state: 'waiting', page_size: 1, count: 'none' } } },
    { meta: { silent: true } },
  )
  return data?.results[0]
}

/** Mails the clients. Refused with 412 if the dates have changed since; the panel shows refusals. */
export function useSendMessage(message: ClientMessage) {
  const notify = useNotify()
  return useWrite(
    'client_messages',
    (api, text: string) => api.POST('/client_messages/{id}/send/', { params: atVersion(message), body: { text } }),
    { meta: { silent: true }, onSuccess: () => notify.success(copy.useSendMessage.sent) },
  )
}

/** Leaves the clients to someone's own call. */
export function useDropMessage(message: ClientMessage) {
  return useWrite('client_messages', (api) => api.POST('/client_messages/{id}/drop/', { params: atVersion(message) }), {
    meta: { silent: true },
  })
}
