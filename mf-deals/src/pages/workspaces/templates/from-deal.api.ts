/** Reads what a template can take over from a deal. */
import { useQuery } from '@tanstack/react-query'
import type { Task } from 'openapi'
import type { ApiClient } from 'remote-kit/api-client'
import { useRemote } from 'remote-kit/context'
import type { DealParts } from './draft/draft-from-deal.ts'

/** The deal with all of its milestones and tasks, read once: the draft doesn't follow it. */
export function useDealParts(deal: string) {
  const { api } = useRemote()
  return useQuery({
    queryKey: ['parts of a deal', deal],
    queryFn: async (): Promise<DealParts | null> => {
      const [whole, steps, tasks] = await Promise.all([
        api.GET('/deals/{id}/', { params: { path: { id: deal } } }),
        api.GET('/milestones/', { params: { query: { deal, page_size: 100 } } }),
        everyTask(api, deal),
      ])
      return whole.data ? { deal: whole.data, milestones: steps.data?.results ?? [], tasks } : null
    },
    staleTime: Infinity,
    gcTime: 0,
    meta: { silent: true },
  })
}

async function everyTask(api: ApiClient, deal: string): Promise<Task[]> {
  const all: Task[] = []
  let cursor: string | null | undefined
  do {
    const query = { deal, page_size: 100, ...(cursor && { cursor }) }
    const { data } = await api.GET('/tasks/', { params: { query } })
    all.push(...(data?.results ?? []))
    cursor = data?.next_cursor
  } while (cursor)
  return all
}
