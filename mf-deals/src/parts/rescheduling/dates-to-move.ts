/** Dates to move, before it is known which others follow. */
import type { DateMove, DealReschedule, Rescheduling } from 'openapi'
import { formatDay, onDay } from 'ui-kit/days'
import { copy } from './copy.ts'

export interface DatesToMove {
  deal: string
  /** The title of the panel, if it opens: "Closing on Dec 19?". */
  title: string
  /** The label of the panel's button: "Close the deal". By default it has the number of dates. */
  action?: string
  request: DealReschedule
  /** The tasks that the same step settles, if it closes the deal. Its risk is over then, and no one is asked to move them. */
  settled?: readonly string[]
  /** Rejects if nothing may be moved. It runs while the preview is asked for. */
  check?: () => Promise<void>
  /** Saves the dates with other changes, as the user agreed. By default only the dates are saved, with Undo. */
  save?: ((agreed: DealReschedule) => Promise<unknown>) | undefined
  /** Called once they are saved, directly or by the panel. */
  onMoved?: () => void
}

/** The request for a date of a task or milestone that is set by hand. */
export const itemToMove = (
  { deal, id, title }: { deal: string; id: string; title: string },
  day: string | null,
  now: string,
): DatesToMove => ({
  deal,
  title: day ? copy.itemToMove.question(title, onDay(formatDay(day, now))) : copy.itemToMove.clearing(title),
  request: { items: [{ id, due_date: day }] },
})

const askedIn = ({ dates, items }: DealReschedule): ReadonlySet<string> =>
  new Set([...Object.keys(dates ?? {}), ...(items ?? []).map(({ id }) => id)])

/** The moves, with the requested ones first. */
export function askedFirst(moved: readonly DateMove[], request: DealReschedule): DateMove[] {
  const asked = askedIn(request)
  return moved.toSorted((a, b) => Number(asked.has(b.id)) - Number(asked.has(a.id)))
}

/** Whether none of the dates had a day: they are set, rather than moved. */
export const areNew = (moved: readonly DateMove[]): boolean =>
  moved.length > 0 && moved.every(({ from }) => from === null)

/** Whether two requests ask for the same. */
export const isSameMove = (one: DatesToMove, other: DatesToMove): boolean =>
  one.deal === other.deal && JSON.stringify(one.request) === JSON.stringify(other.request)

/** The contract dates that may move with consent, without those that are settled anyway. */
export const toConfirm = ({ to_confirm }: Rescheduling, settled: readonly string[] = []): DateMove[] =>
  to_confirm.filter(({ id }) => !settled.includes(id))

/** Whether only the requested dates move, without conflicts, warnings or consent. */
export function movesAlone({
  preview,
  request,
  settled,
}: Pick<DatesToMove, 'request' | 'settled'> & { preview: Rescheduling }): boolean {
  const { moved, kept, conflicts, warnings } = preview
  const asked = askedIn(request)
  const rest = [kept, conflicts, warnings, toConfirm(preview, settled)]
  return moved.every(({ id }) => asked.has(id)) && rest.every((list) => list.length === 0)
}
