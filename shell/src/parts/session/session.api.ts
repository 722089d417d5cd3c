import { queryOptions } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import type { User } from 'openapi'
import { type ApiClient, ApiError } from 'remote-kit/api-client'
import { userProfileAtom } from 'remote-kit/session'

export const sessionKey = ['session'] as const

interface SessionContext {
  api: ApiClient
  store: ReturnType<typeof createStore>
}

/**
 * The profile of the signed-in user, or null. Only this query writes it into the store after a page load.
 * A 401 is not an error (docs/specification.md §8): it means not signed in. The call also sets the csrftoken cookie.
 */
export function sessionQuery({ api, store }: SessionContext) {
  return queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ signal }) => {
      const profile = await fetchProfile(api, signal)
      store.set(userProfileAtom, profile)
      return profile
    },
    // From the start of a tab to its first guard, which takes the answer over (hold-session.ts).
    staleTime: 5000,
    // Not cached between guard entries: each one fetches again (docs/specification.md §6).
    gcTime: 0,
  })
}

async function fetchProfile(api: ApiClient, signal: AbortSignal): Promise<User | null> {
  try {
    const { data } = await api.GET('/auth/login/', { signal })
    return data ?? null
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
