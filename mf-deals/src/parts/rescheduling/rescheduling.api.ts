/** API calls for moving dates of a deal: preview and move. */
import type { DealReschedule, Rescheduling } from 'openapi'
import type { ApiClient } from 'remote-kit/api-client'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { useUndoEvent } from '#parts/undo/undo.api.ts'
import { copy } from './copy.ts'
import { areNew, askedFirst } from './dates-to-move.ts'

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
      onSuccess: (done, { body }) => {
        const { event } = done
        if (event) notify.success(movedText(done, body), { undo: () => undo(event) })
      },
    },
  )
}

/** "Closing and 4 more dates moved". */
function movedText({ moved }: Rescheduling, request: DealReschedule): string {
  const [first, ...others] = askedFirst(moved, request)
  return first
    ? copy.movedText.moved(first.title, others.length, areNew(moved) ? 'set' : 'moved')
    : copy.movedText.saved
}
