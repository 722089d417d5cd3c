/** Dates that somebody wants to move, before it is known what follows them. */
import type { DealReschedule, Rescheduling } from 'openapi'
import { formatDay } from 'ui-kit/days'

export interface DatesToMove {
  deal: string
  /** The question, where one has to be asked: "Closing on Dec 19?". */
  title: string
  /** What the button of the panel says: "Close the deal". Without it how many dates move. */
  action?: string
  request: DealReschedule
  /** Saves them with what else is changed, as it was agreed to. Without it they are moved alone, with Undo. */
  save?: ((agreed: DealReschedule) => Promise<unknown>) | undefined
  /** Told once they are moved: at once, or by the panel. */
  onMoved?: () => void
}

/** What is to be asked about an item of a deal whose date is set by hand. */
export const itemToMove = (
  { deal, id, title }: { deal: string; id: string; title: string },
  day: string | null,
  now: string,
): DatesToMove => ({
  deal,
  title: day ? `${title} on ${formatDay(day, now)}?` : `No date for ${title}?`,
  request: { items: [{ id, due_date: day }] },
})

/** Whether nothing but the dates that were asked for moves, and nothing stands in the way. */
export function movesAlone(
  { moved, kept, conflicts, to_confirm }: Rescheduling,
  { dates, items }: DealReschedule,
): boolean {
  const asked = new Set([...Object.keys(dates ?? {}), ...(items ?? []).map(({ id }) => id)])
  return moved.every(({ id }) => asked.has(id)) && kept.length + conflicts.length + to_confirm.length === 0
}
