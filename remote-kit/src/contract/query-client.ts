/**
 * The query client of all front ends: one cache, and one place that reports failures (docs/specification.md §8).
 */
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
// By its public name, as remotes import it: the page must have only one ApiError class.
import { ApiError } from 'remote-kit/api-client'
import { type Notify, UNEXPECTED_FAILURE_MESSAGE } from './notify.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `silent`: the screen shows the failure itself, so there is no toast. */
    queryMeta: { silent?: boolean }
    mutationMeta: { silent?: boolean }
  }
}

/**
 * Shows a toast about a failed call: for a status below 500 with the API's message, otherwise with one fixed sentence
 * (docs/specification.md §8).
 */
export function reportFailure(notify: Notify, error: unknown): void {
  if (error instanceof ApiError && error.status < 500) {
    const [title, ...details] = error.lines
    notify.error(title, details)
  } else {
    notify.error(UNEXPECTED_FAILURE_MESSAGE)
  }
}

/** Reads are retried once after a network or server failure, but neither after a refusal nor without a connection. */
const retry = (failures: number, error: unknown) =>
  failures < 1 && onlineManager.isOnline() && !(error instanceof ApiError && error.status < 500)

/** Creates the QueryClient of a page. */
export function createQueryClient(notify: Notify): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Without a connection the banner has said it already.
        if (!query.meta?.silent && onlineManager.isOnline()) reportFailure(notify, error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.silent) reportFailure(notify, error)
      },
    }),
    defaultOptions: {
      // Without a connection a call fails at once instead of waiting unseen, so no screen loads for ever. What failed is
      // read again once the connection is back (docs/decisions/without-a-connection.md).
      queries: {
        retry,
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
