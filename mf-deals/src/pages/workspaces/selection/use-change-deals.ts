import type { DealsChange, DealsChanged } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { recordsLabel, skippedLines } from 'remote-kit/many-records'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** The most that the API takes in one call. */
export const MOST_DEALS = 100

const OPPOSITE = { archive: 'restore', restore: 'archive' } as const

interface Options {
  onDone?: () => void
  onError?: (error: unknown) => void
}

/**
 * Changes many deals in one call. It says what succeeded and what failed, and offers Undo. What is said belongs to the
 * writes, not to their callers, who may be gone before the end: a dialog that closes, a selection that is over.
 */
export function useChangeDeals({ isSilent = false } = {}) {
  const notify = useNotify()
  const { mutate: undoEvents } = useWrite(
    'events',
    (api, { events }: { events: string[]; deals: string }) => api.POST('/events/undo/', { body: { events } }),
    { onSuccess: (_answer, { deals }) => notify.success(copy.useChangeDeals.undone(deals)) },
  )
  const { mutate, isPending, error } = useWrite(
    'deals',
    (api, { change }: Changing) => api.POST('/deals/bulk/', { body: change }),
    {
      ...(isSilent && { meta: { silent: true } }),
      onSuccess: ({ changed, skipped, events }, { change, isUndo }) => {
        if (changed.length > 0) {
          const deals = recordsLabel(changed, 'deal')
          const undo = () => takeBack(change.action, { changed, events, deals })
          notify.success(copy.useChangeDeals.done[change.action](deals), isUndo ? {} : { undo })
        }
        if (skipped.length > 0)
          notify.error(copy.useChangeDeals.skipped(skipped.length), skippedLines(skipped, copy.useChangeDeals))
      },
    },
  )

  function takeBack(action: DealsChange['action'], { changed, events, deals }: Done) {
    if (action !== 'archive' && action !== 'restore') return undoEvents({ events, deals })
    mutate({ change: { action: OPPOSITE[action], deals: changed.map(({ id }) => id) }, isUndo: true })
  }

  const changeDeals = (change: DealsChange, { onDone, onError }: Options = {}) =>
    mutate({ change }, { ...(onDone && { onSuccess: onDone }), ...(onError && { onError }) })

  return { changeDeals, isPending, error }
}

type Changing = { change: DealsChange; isUndo?: boolean }
type Done = Pick<DealsChanged, 'changed' | 'events'> & { deals: string }
