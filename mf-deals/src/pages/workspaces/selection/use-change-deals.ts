import type { DealsChange, DealsChanged } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { formatQuantity } from 'ui-kit/format'
import { copy } from './copy.ts'

/** The most that the API takes in one call. */
export const MOST_DEALS = 100

/** More names than these are counted: a toast has to fit. */
const MOST_LINES = 5

const OPPOSITE = { archive: 'restore', restore: 'archive' } as const

interface Options {
  isUndo?: boolean
  onDone?: () => void
  onError?: (error: unknown) => void
}

/** Changes many deals in one call. It says what succeeded and what failed, and offers Undo. */
export function useChangeDeals({ isSilent = false } = {}) {
  const notify = useNotify()
  const { mutate, isPending, error } = useWrite(
    'deals',
    (api, body: DealsChange) => api.POST('/deals/bulk/', { body }),
    isSilent ? { meta: { silent: true } } : {},
  )
  const { mutate: undoEvents } = useWrite('events', (api, events: string[]) =>
    api.POST('/events/undo/', { body: { events } }),
  )

  const undoOf =
    ({ action }: DealsChange, { changed, events }: DealsChanged) =>
    () => {
      const deals = changed.map(({ id }) => id)
      if (action === 'archive' || action === 'restore')
        return changeDeals({ action: OPPOSITE[action], deals }, { isUndo: true })
      const done = copy.useChangeDeals.undone(dealsLabel(changed))
      return undoEvents(events, { onSuccess: () => notify.success(done) })
    }

  const notifyChange = (change: DealsChange, answer: DealsChanged, isUndo: boolean) => {
    const { changed, skipped } = answer
    if (changed.length > 0) {
      const message = copy.useChangeDeals.done[change.action](dealsLabel(changed))
      notify.success(message, isUndo ? {} : { undo: undoOf(change, answer) })
    }
    if (skipped.length > 0) notify.error(copy.useChangeDeals.skipped(skipped.length), skippedLines(skipped))
  }

  function changeDeals(change: DealsChange, { isUndo = false, onDone, onError }: Options = {}) {
    mutate(change, {
      onSuccess: (answer) => {
        notifyChange(change, answer, isUndo)
        onDone?.()
      },
      ...(onError && { onError }),
    })
  }

  return { changeDeals, isPending, error }
}

type Changed = DealsChanged['changed']

/** "402 Maple Street" or "3 deals". */
const dealsLabel = (changed: Changed) =>
  (changed.length === 1 && changed[0]?.name) || formatQuantity(changed.length, 'deal')

/** "17 Harbor View is already archived", and how many more. */
function skippedLines(skipped: DealsChanged['skipped']): string[] {
  const lines = skipped.slice(0, MOST_LINES).map(skippedLine)
  return skipped.length > MOST_LINES ? [...lines, copy.useChangeDeals.more(skipped.length - MOST_LINES)] : lines
}

/** "17 Harbor View is already archived". */
export const skippedLine = ({ name, reason }: DealsChanged['skipped'][number]): string =>
  `${name ?? copy.useChangeDeals.oneOfThem} ${reason}`
