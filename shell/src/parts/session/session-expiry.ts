import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from 'remote-kit/api-client'
import { sessionKey } from './session.api.ts'

/**
 * A 401 of any call means that the session has ended. This reloads the profile; the guard then redirects the user to
 * the login page, with the return path. Returns a function that stops it.
 */
export function watchSessionExpiry(queryClient: QueryClient): () => void {
  const check = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) {
      void queryClient.invalidateQueries({ queryKey: sessionKey })
    }
  }
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error)
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
