/** API calls about sessions and access tokens. */
import { useQueryClient } from '@tanstack/react-query'
import type { AccessTokenCreate } from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { refreshAfter } from 'remote-kit/invalidation'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** The user's sessions, the last active first. */
export function useSessions() {
  return useApi().useQuery('get', '/sessions/', {}, { meta: { silent: true } })
}

/** Signs out one other session. */
export function useEndSession() {
  return useWrite('sessions', (api, id: string) => api.DELETE('/sessions/{id}/', { params: { path: { id } } }), {
    onError: useRefresh('sessions'),
  })
}

/** Signs out every session except this one. */
export function useEndOtherSessions() {
  const notify = useNotify()
  return useWrite('sessions', (api) => api.POST('/sessions/end_others/'), {
    onSuccess: () => notify.success(copy.sessionList.endedOthers),
    onError: useRefresh('sessions'),
  })
}

/** The user's access tokens, newest first. */
export function useTokens({ enabled = true }: { enabled?: boolean } = {}) {
  const options = { enabled, meta: { silent: true } }
  return useApi().useQuery('get', '/tokens/', { params: { query: { page_size: 100 } } }, options)
}

/** Creates a token. Only this response contains its secret. The dialog shows errors itself. */
export function useCreateToken() {
  return useWrite('tokens', (api, body: AccessTokenCreate) => api.POST('/tokens/', { body }), {
    meta: { silent: true },
  })
}

/** Revokes a token. Its next use is refused. */
export function useRevokeToken() {
  const notify = useNotify()
  return useWrite('tokens', (api, id: string) => api.DELETE('/tokens/{id}/', { params: { path: { id } } }), {
    onSuccess: () => notify.success(copy.revokeTokenDialog.done),
    onError: useRefresh('tokens'),
  })
}

/** Reloads the list after a refused write: the record may be gone already. */
function useRefresh(collection: 'sessions' | 'tokens') {
  const cache = useQueryClient()
  return () => refreshAfter(cache, collection)
}
