/** The API call that undoes an event. */
import type { Undone } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'

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
