import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRemote } from 'remote-kit/context'
import { sessionKey, sessionQuery } from './session.api.ts'

/** Fetches the profile when the calling component mounts. `data` is null if no one is signed in. */
export function useFreshSession() {
  // What failed before it mounted is shown, not asked again.
  return useQuery({ ...sessionQuery(useRemote()), retryOnMount: false })
}

/** Reloads the profile after a write that changed it. */
export function useRefreshSession() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: sessionKey })
}
