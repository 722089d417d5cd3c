/** API calls for moving dates of a deal: preview, move, undo. */
import type { DealReschedule, Rescheduling, Undone } from 'openapi'
import type { ApiClient } from 'remote-kit/api-client'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'

/** The preview of moving dates. It is always requested again, and writes nothing. */
export async function previewOf(api: ApiClient, deal: string, body: DealReschedule): Promise<Rescheduling | undefined> {
  const params = { path: { id: deal }, query: { dry_run: true } }
  return (await api.POST('/deals/{id}/reschedule/', { params, body })).data
}

export interface DealMove {
  deal: string
  body: DealReschedule
}

/** Moves dates as previewed and offers Undo. The caller shows refusals. */
export function useReschedule() {
  const notify = useNotify()
  const undo = useUndoEvent()
  return useWrite(
    'deals',
    (api, { deal, body }: DealMove) => api.POST('/deals/{id}/reschedule/', { params: { path: { id: deal } }, body }),
    {
      meta: { silent: true },
      onSuccess: (done) => {
        const { event } = done
        if (event) notify.success(movedText(done), { undo: () => undo(event) })
      },
    },
  )
}

/** "Closing and 4 more dates moved". */
function movedText({ moved: [first, ...others] }: Rescheduling): string {
  if (!first) return 'Saved'
  const more = others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'date' : 'dates'}`
  return `${first.title}${more} moved`
}

/** Items that somebody has changed since are kept and named. */
function undoResultText(kept: Undone['kept']): string {
  if (kept.length === 0) return 'Everything is back where it was'
  const named = kept.slice(0, 3).map(({ title }) => title)
  const more = kept.length > 3 ? ` and ${kept.length - 3} more` : ''
  return `Taken back, but for what was worked on since: ${named.join(', ')}${more}`
}

/** Undoes an event. A refusal, such as for later changes, is reported. */
export function useUndoEvent(): (event: string) => void {
  const notify = useNotify()
  const { mutate } = useWrite(
    'events',
    (api, event: string) => api.POST('/events/{id}/undo/', { params: { path: { id: event } } }),
    { onSuccess: ({ kept }) => notify.success(undoResultText(kept)) },
  )
  return mutate
}
