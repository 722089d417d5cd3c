import { useQuery } from '@tanstack/react-query'
import { useRemote } from 'remote-kit/context'
import { sessionQuery } from './session.api.ts'

/** Fetches the profile afresh when the calling component mounts; `data` is null where nobody is signed in. */
export function useFreshSession() {
  return useQuery(sessionQuery(useRemote()))
}
