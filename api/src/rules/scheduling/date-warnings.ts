/** What is probably wrong with the dates of a deal (docs/domain.md#due-dates). Pure. */
import { DealDateName, dealDateNameLabels } from 'openapi/codes'
import { dayText } from '#rules/calendar/day-text.ts'
import { type BusinessCalendar, isBusinessDay } from './business-calendar.ts'

export type DateWarning = { date: DealDateName; day: string; text: string }

type Dates = { readonly [name in DealDateName]?: string | null | undefined }

const { listing, listing_expiration, offer, acceptance, walkthrough, closing, actual_close } = DealDateName
const AFTER_ACCEPTANCE = [
  DealDateName.earnest_due,
  DealDateName.inspection,
  DealDateName.appraisal,
  DealDateName.financing,
  DealDateName.title,
  walkthrough,
  closing,
  DealDateName.possession,
]
/** Dates, and those that should not be before them. */
const ORDER: readonly (readonly [earlier: DealDateName, later: DealDateName])[] = [
  [listing, listing_expiration],
  [offer, acceptance],
  ...AFTER_ACCEPTANCE.map((later) => [acceptance, later] as const),
  [walkthrough, closing],
]

/** Dates out of order, and a planned closing on a day off. One warning a date. */
export function dateWarnings(dates: Dates, calendar: BusinessCalendar): DateWarning[] {
  const closingDay = dates.closing
  const off = closingDay && !dates.actual_close ? dayOff(closingDay, calendar) : null
  const found = [...(closingDay && off ? [{ date: closing, day: closingDay, text: off }] : []), ...outOfOrder(dates)]
  return found.filter(({ date }, i) => found.findIndex((one) => one.date === date) === i)
}

/** Why the deal cannot have closed on the given day, as the rest of a sentence about it; null if it can. */
export function closedTooEarly(dates: Dates): string | null {
  const [accepted, closed] = [dates[acceptance], dates[actual_close]]
  if (!accepted || !closed || closed >= accepted) return null
  return `is ${dayText(closed, '')}, before the acceptance on ${dayText(accepted, '')}`
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

function dayOff(day: string, calendar: BusinessCalendar): string | null {
  if (isBusinessDay(day, calendar)) return null
  const what = calendar.holidays.has(day) ? 'holiday' : weekday.format(new Date(day))
  return `${dealDateNameLabels.closing} is on a ${what}, ${dayText(day)}`
}

const outOfOrder = (dates: Dates): DateWarning[] =>
  ORDER.flatMap(([earlier, later]) => {
    const [first, day] = [dates[earlier], dates[later]]
    if (!first || !day || day >= first) return []
    const [one, other] = [dealDateNameLabels[later], dealDateNameLabels[earlier].toLowerCase()]
    return [
      { date: later, day, text: `${one} (${dayText(day, first)}) is before the ${other} (${dayText(first, day)})` },
    ]
  })
