import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRemote } from 'remote-kit/context'
import { sessionKey, sessionQuery } from './session.api.ts'

/** Fetches the profile afresh when the calling component mounts; `data` is null where nobody is signed in. */
export function useFreshSession() {
  return useQuery(sessionQuery(useRemote()))
}

/** Reads again who is signed in, after a write that changed it. */
export function useRefreshSession() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: sessionKey })
}
