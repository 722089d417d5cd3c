/**
 * Server data, fetched and kept once for all remotes, and the one place that reports its failures
 * (docs/specification.md §8).
 */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
// By its public name, as remotes import it: what the API refuses is of one class in the page.
import { ApiError } from 'remote-kit/api-client'
import { type Notify, UNEXPECTED_FAILURE_MESSAGE } from './notify.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `silent`: the screen shows this failure itself, in place; no toast. */
    queryMeta: { silent?: boolean }
    mutationMeta: { silent?: boolean }
  }
}

/**
 * Tells the user about a failed call: a refusal (status below 500) with what the API said, anything else with one fixed
 * sentence (docs/specification.md §8).
 */
export function reportFailure(notify: Notify, error: unknown): void {
  if (error instanceof ApiError && error.status < 500) {
    const [title, ...details] = error.lines
    notify.error(title, details)
  } else {
    notify.error(UNEXPECTED_FAILURE_MESSAGE)
  }
}

/** Refusals are final; a failing network or server gets one more try, for reads only. */
const retry = (failures: number, error: unknown) => failures < 1 && !(error instanceof ApiError && error.status < 500)

/** The one QueryClient of a page. */
export function createQueryClient(notify: Notify): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.silent) reportFailure(notify, error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.silent) reportFailure(notify, error)
      },
    }),
    defaultOptions: {
      queries: { retry, staleTime: 15_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
}
