/** Calls about moving dates of a deal: what it would do, doing it, taking it back. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DealReschedule, Rescheduling, Undone } from 'openapi'
import { useNotify, useRemote } from 'remote-kit/context'

type Api = ReturnType<typeof useRemote>['api']

/** Everything that shows a date or what follows from dates. */
const AFFECTED = [
  ['get', '/deals/'],
  ['get', '/deals/{id}/'],
  ['get', '/deals/{id}/history/'],
  ['get', '/deals/{id}/why/'],
  ['get', '/deals/{id}/timeline/'],
  ['get', '/milestones/'],
  ['get', '/tasks/'],
  ['get', '/tasks/{id}/'],
  ['get', '/home/'],
  ['get', '/calendar/'],
  ['get', '/workspaces/{id}/board/'],
]

const refresh = (queryClient: QueryClient) =>
  Promise.all(AFFECTED.map((queryKey) => queryClient.invalidateQueries({ queryKey })))

/** What moving dates would do. It is asked afresh each time; nothing is written. */
export async function previewOf(api: Api, deal: string, body: DealReschedule): Promise<Rescheduling | undefined> {
  const params = { path: { id: deal }, query: { dry_run: true } }
  return (await api.POST('/deals/{id}/reschedule/', { params, body })).data
}

export interface DealMove {
  deal: string
  body: DealReschedule
}

/** Moves dates as they were previewed, and offers Undo. Refusals are the caller's to show. */
export function useReschedule() {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  const notify = useNotify()
  const undo = useUndoEvent()
  return useMutation({
    mutationFn: async ({ deal, body }: DealMove) =>
      (await api.POST('/deals/{id}/reschedule/', { params: { path: { id: deal } }, body })).data,
    onSuccess: async (done) => {
      const event = done?.event
      if (event) notify.success(movedText(done), { undo: () => undo(event) })
      await refresh(queryClient)
    },
    meta: { silent: true },
  })
}

/** "Closing and 4 more dates moved". */
function movedText({ moved: [first, ...others] }: Rescheduling): string {
  if (!first) return 'Saved'
  const more = others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'date' : 'dates'}`
  return `${first.title}${more} moved`
}

/** What somebody has worked on since stays, and is named. */
function undoneText(kept: Undone['kept']): string {
  if (kept.length === 0) return 'Everything is back where it was'
  const named = kept.slice(0, 3).map(({ title }) => title)
  const more = kept.length > 3 ? ` and ${kept.length - 3} more` : ''
  return `Taken back, but for what was worked on since: ${named.join(', ')}${more}`
}

/** Takes back what an event tells. A refusal, such as for what was changed since, is reported. */
export function useUndoEvent(): (event: string) => void {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  const notify = useNotify()
  const { mutate } = useMutation({
    mutationFn: async (event: string) =>
      (await api.POST('/events/{id}/undo/', { params: { path: { id: event } } })).data,
    onSuccess: async (undone) => {
      notify.success(undoneText(undone?.kept ?? []))
      await refresh(queryClient)
    },
  })
  return mutate
}
