import type { DealsChange, DealsChanged } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { formatQuantity } from 'ui-kit/format'

/** The most that the API takes in one call. */
export const MOST_DEALS = 100

const OPPOSITE = { archive: 'restore', restore: 'archive' } as const
const DONE = { archive: 'archived', restore: 'back on the board', move: 'moved' } as const

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
      const what = dealsLabel(changed)
      return undoEvents(events, { onSuccess: () => notify.success(`${what} ${isOrAre(changed)} back`) })
    }

  const notifyChange = (change: DealsChange, answer: DealsChanged, isUndo: boolean) => {
    const { changed, skipped } = answer
    if (changed.length > 0) {
      const is = change.action === 'restore' ? `${isOrAre(changed)} ` : ''
      const message = `${dealsLabel(changed)} ${is}${DONE[change.action]}`
      notify.success(message, isUndo ? {} : { undo: undoOf(change, answer) })
    }
    if (skipped.length > 0) {
      const lines = skipped.map(({ name, reason }) => `${name ?? 'One of them'} ${reason}`)
      notify.error(
        `${formatQuantity(skipped.length, 'deal')} left as ${skipped.length === 1 ? 'it was' : 'they were'}`,
        lines,
      )
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
const isOrAre = ({ length }: Changed) => (length === 1 ? 'is' : 'are')
