/** Where one is signed in, and the access tokens of one's own programs. */
import { useQueryClient } from '@tanstack/react-query'
import { useApi, useNotify } from 'remote-kit/context'

const ALL = { params: { query: { page_size: 100 } } }

/** Where the user is signed in, the last seen first. */
export function useSessions() {
  return useApi().useQuery('get', '/sessions/', {}, { meta: { silent: true } })
}

function useRefreshSessions() {
  const { queryKey } = useApi().queryOptions('get', '/sessions/', {})
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey })
}

/** Signs out one other session. */
export function useEndSession() {
  return useApi().useMutation('delete', '/sessions/{id}/', { onSettled: useRefreshSessions() })
}

/** Signs out every session but this one. */
export function useEndOtherSessions() {
  const notify = useNotify()
  return useApi().useMutation('post', '/sessions/end_others/', {
    onSuccess: () => notify.success('You are signed out everywhere else.'),
    onSettled: useRefreshSessions(),
  })
}

/** The user's access tokens, newest first. */
export function useTokens() {
  return useApi().useQuery('get', '/tokens/', ALL, { meta: { silent: true } })
}

function useRefreshTokens() {
  const { queryKey } = useApi().queryOptions('get', '/tokens/', ALL)
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey })
}

/** Makes a token. Its secret is in the answer and nowhere else. The dialog shows a refusal itself. */
export function useCreateToken() {
  return useApi().useMutation('post', '/tokens/', { meta: { silent: true }, onSuccess: useRefreshTokens() })
}

/** Revokes a token, from its next use on. */
export function useRevokeToken() {
  const notify = useNotify()
  return useApi().useMutation('delete', '/tokens/{id}/', {
    onSuccess: () => notify.success('The token lets nobody in any more.'),
    onSettled: useRefreshTokens(),
  })
}
