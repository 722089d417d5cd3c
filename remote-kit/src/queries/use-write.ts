import {
  type QueryFilters,
  type QueryKey,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type { ApiClient } from '#api/api-client.ts'
// By its public name, as remotes import it: the page has one context, shared by the shell.
import { useRemote } from 'remote-kit/context'
import { type Collection, refreshAfter } from './invalidation.ts'

type TanStackOptions<Answer, Variables, Painted> = Pick<
  UseMutationOptions<Answer, Error, Variables, Painted>,
  'meta' | 'mutationKey' | 'onError' | 'onMutate' | 'onSuccess' | 'scope'
>

export interface WriteOptions<Answer, Variables, Painted> extends TanStackOptions<Answer, Variables, Painted> {
  /**
   * Set for optimistic writes that may overlap. Refetching while another one is pending would overwrite its optimistic
   * data, so only the last one refetches, even if it was refused.
   */
  mutationKey?: readonly string[]
  /** The query to update with the response, and its new data. It is not refetched, unless it is in flight. */
  stores?: (answer: Answer) => readonly [QueryKey, unknown]
  /** Stale queries that are not refetched, unless they are in flight. `{}` means all of them. */
  leaves?: QueryFilters
  /** False if the write does not wait for the refetch. */
  waits?: boolean
}

/**
 * A write to a collection of the API. `send` makes one or more calls. After a success, all stale queries are refetched;
 * a refused write makes nothing stale.
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
    // A refusal rejects, so a response has data, except for operations that return none.
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
