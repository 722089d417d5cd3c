import type { Deal, DealClose, DealReschedule } from 'openapi'
import { useToday } from 'remote-kit/use-today'
import { formatDay, onDay } from 'ui-kit/days'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'
import { useOfferUndo } from '#parts/undo/use-offer-undo.ts'
import { useCloseDeal } from './closing.api.ts'
import { copy } from './copy.ts'

/**
 * Closes a deal and calls `onClosed`. If other dates follow the closing day, `panel` shows them first, and nothing is
 * saved until the user agrees. Offers Undo.
 */
export function useCloseWithDates({ id, name }: Pick<Deal, 'id' | 'name'>, onClosed: () => void) {
  const now = useToday()
  const offerUndo = useOfferUndo()
  const { mutateAsync } = useCloseDeal(id)
  const { panel, ...closing } = useMoveDates()

  const close = ({ actual_close, acceptance, ...agreed }: DealClose) => {
    const dates = { actual_close, ...(acceptance && { acceptance }) }
    closing.mutate({
      deal: id,
      title: copy.useCloseWithDates.question(onDay(formatDay(actual_close, now))),
      action: copy.useCloseWithDates.action,
      request: { dates },
      settled: (agreed.tasks ?? []).map(({ task }) => task),
      save: ({ confirm = [], preview }: DealReschedule) =>
        mutateAsync({ ...agreed, ...dates, confirm, ...(preview !== undefined && { preview }) }),
      onMoved: () => {
        void offerUndo(id, copy.useCloseWithDates.closed(name))
        onClosed()
      },
    })
  }
  return { close, panel, isClosing: closing.isPending, error: closing.error }
}
