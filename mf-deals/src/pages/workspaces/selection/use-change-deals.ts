import type { DealsChange, DealsChanged } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { formatQuantity } from 'ui-kit/format'
import { copy } from './copy.ts'

/** The most that the API takes in one call. */
export const MOST_DEALS = 100

const OPPOSITE = { archive: 'restore', restore: 'archive' } as const

interface Options {
  isUndo?: boolean
  onDone?: () => void
}

/** Archives, restores or moves many deals in one call. It says what succeeded and what failed, and offers Undo. */
export function useChangeDeals() {
  const notify = useNotify()
  const { mutate, isPending } = useWrite('deals', (api, body: DealsChange) => api.POST('/deals/bulk/', { body }))
  const { mutate: undoEvents } = useWrite('events', (api, events: string[]) =>
    api.POST('/events/undo/', { body: { events } }),
  )

  const undoOf =
    ({ action }: DealsChange, { changed, events }: DealsChanged) =>
    () => {
      const deals = changed.map(({ id }) => id)
      if (action !== 'move') return changeDeals({ action: OPPOSITE[action], deals }, { isUndo: true })
      const done = copy.useChangeDeals.restore(dealsLabel(changed))
      return undoEvents(events, { onSuccess: () => notify.success(done) })
    }

  const notifyChange = (change: DealsChange, answer: DealsChanged, isUndo: boolean) => {
    const { changed, skipped } = answer
    if (changed.length > 0) {
      const message = copy.useChangeDeals[change.action](dealsLabel(changed))
      notify.success(message, isUndo ? {} : { undo: undoOf(change, answer) })
    }
    if (skipped.length > 0) {
      const lines = skipped.map(({ name, reason }) => `${name ?? copy.useChangeDeals.oneOfThem} ${reason}`)
      notify.error(copy.useChangeDeals.skipped(skipped.length), lines)
    }
  }

  function changeDeals(change: DealsChange, { isUndo = false, onDone }: Options = {}) {
    mutate(change, {
      onSuccess: (answer) => {
        notifyChange(change, answer, isUndo)
        onDone?.()
      },
    })
  }

  return { changeDeals, isPending }
}

type Changed = DealsChanged['changed']

/** "402 Maple Street" or "3 deals". */
const dealsLabel = (changed: Changed) =>
  (changed.length === 1 && changed[0]?.name) || formatQuantity(changed.length, 'deal')
