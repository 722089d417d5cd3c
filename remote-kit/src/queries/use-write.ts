import {
  type QueryFilters,
  type QueryKey,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type { ApiClient } from '#api/api-client.ts'
// By its public name, as remotes import it: the page has one context, which the shell shares.
import { useRemote } from 'remote-kit/context'
import { type Collection, refreshAfter } from './invalidation.ts'

type TanStackOptions<Answer, Variables, Painted> = Pick<
  UseMutationOptions<Answer, Error, Variables, Painted>,
  'meta' | 'mutationKey' | 'onError' | 'onMutate' | 'onSuccess' | 'scope'
>

export interface WriteOptions<Answer, Variables, Painted> extends TanStackOptions<Answer, Variables, Painted> {
  /**
   * Names writes that are painted before they are answered. To read afresh while another of them is under way would paint over
   * that one: the last one does it for all, refused or not.
   */
  mutationKey?: readonly string[]
  /** The query that the answer belongs to, and its data from now on. It is shown at once and not read again. */
  stores?: (answer: Answer) => readonly [QueryKey, unknown]
  /** Queries that are not read again, although the list says that the write made them stale; `{}` for all. */
  leaves?: QueryFilters
  /** False where the write is over before the screen is fresh again. */
  waits?: boolean
}

/**
 * A write to a collection of the API: `send` makes the call, or the calls. Once it has succeeded, everything that it made stale
 * is read again; what is refused made nothing stale.
 */
export function useWrite<Answer, Variables = void, Painted = unknown>(
  collection: Collection,
  send: (api: ApiClient, variables: Variables) => Promise<{ data?: Answer }>,
  options: WriteOptions<Answer, Variables, Painted> = {},
) {
  const { stores, leaves, waits = true, onError, onSuccess, ...others } = options
  const { mutationKey } = others
  const { api } = useRemote()
  const cache = useQueryClient()
  const refresh = async (except?: QueryFilters) => {
    if (mutationKey && cache.isMutating({ mutationKey }) > 1) return
    const refreshed = refreshAfter(cache, collection, except)
    if (waits) await refreshed
  }
  return useMutation<Answer, Error, Variables, Painted>({
    ...others,
    // What is refused rejects: an answer has its data, but for those that have none at all.
    mutationFn: async (variables) => (await send(api, variables)).data as Answer,
    onSuccess: async (answer, ...more) => {
      const stored = stores?.(answer)
      if (stored) cache.setQueryData(...stored)
      await onSuccess?.(answer, ...more)
      await refresh(stored ? { queryKey: stored[0] } : leaves)
    },
    onError: async (...refused) => {
      await onError?.(...refused)
      if (mutationKey) await refresh()
    },
  })
}
