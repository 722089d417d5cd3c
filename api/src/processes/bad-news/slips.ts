/** Dates that slip, and how a client is told of them. Pure. */
import { isSlip } from '#processes/client-view/bad-news.ts'
import { keyDateTitle } from '#processes/client-view/key-dates.ts'
import { dayText } from '#rules/calendar/day-text.ts'

/** A date of a deal that clients are shown, which moves from one day to a later one. */
export type Slip = { date: string; from: string; to: string }

type Dates = Readonly<Record<string, unknown>>

/** What has slipped, counted from the days that clients know: those of `waiting`, else those `before`. */
export function slipsOf(before: Dates, after: Dates, waiting: readonly Slip[]): Slip[] {
  const known = new Map(waiting.map(({ date, from }) => [date, from]))
  return Object.keys(after).flatMap((date): Slip[] => {
    const [from, to] = [known.get(date) ?? before[date], after[date]]
    const isNew = before[date] !== to || known.has(date)
    if (!isNew || keyDateTitle(date) === null || typeof from !== 'string' || typeof to !== 'string') return []
    return isSlip(from, to) ? [{ date, from, to }] : []
  })
}

/** "Closing moved from Dec 12 to Dec 19." */
export const slipText = (slips: readonly Slip[], today: string): string =>
  slips
    .map(
      ({ date, from, to }) =>
        `${keyDateTitle(date) ?? date} moved from ${dayText(from, today)} to ${dayText(to, today)}.`,
    )
    .join('\n')
