/** Computes the date of a due rule, and explains it (docs/domain.md#due-dates). */
import { type DayRoll, DayRoll as Roll, type DayUnit, DayUnit as Unit, type DueAnchor } from 'openapi/codes'
import { addDays, isInCalendar } from '#rules/calendar/days.ts'
import { addBusinessDays, type Day, dayText, isBusinessDay, rollToBusinessDay } from './business-days.ts'

export type DueRule = {
  anchor: DueAnchor
  /** The task or milestone that the rule counts from, if any. */
  item: string | null
  /** Days after the anchor; negative for days before it. */
  offset: number
  unit: DayUnit
  roll: DayRoll
  skip_holidays: boolean
}

/** What a rule counts from: its name, such as `the acceptance`, and its day, null while it is not set. */
export type Anchor = { name: string; day: Day | null }

/** The result of a rule. */
export type Count = {
  /** The counted day. */
  counted: Day
  /** The due date: `counted`, or the business day that it rolls to. */
  due: Day
}

const NO_HOLIDAYS: ReadonlySet<Day> = new Set()

/** Counts from `anchor`; null if the result is outside the calendar. */
export function countFrom(rule: DueRule, anchor: Day, holidays: ReadonlySet<Day>): Count | null {
  const off = daysOff(rule, holidays)
  const counted = rule.unit === Unit.business ? addBusinessDays(anchor, rule.offset, off) : addDays(anchor, rule.offset)
  const due = rule.roll === Roll.none ? counted : rollToBusinessDay(counted, rule.roll === Roll.forward ? 1 : -1, off)
  return [counted, due].every(isInCalendar) ? { counted, due } : null
}

const daysOff = ({ skip_holidays: skips }: DueRule, holidays: ReadonlySet<Day>) => (skips ? holidays : NO_HOLIDAYS)

/**
 * Explains the due date, such as `3 business days after the acceptance (Nov 9), without Nov 11`, or what it waits for.
 */
export function dueReason(rule: DueRule, { name, day }: Anchor, holidays: ReadonlySet<Day>): string {
  if (day === null) return `Waits for the date of ${name}`
  const from = `${distance(rule)} ${name} (${dayText(day)})`
  const count = countFrom(rule, day, holidays)
  if (!count) return `${from}, which no calendar reaches`
  const { counted, due } = count
  return `${from}${without(skippedHolidays(rule, day, counted, holidays))}${due === counted ? '' : rolledText(counted, due)}`
}

function distance({ offset, unit }: DueRule): string {
  if (offset === 0) return 'On'
  const days = `${unit === Unit.business ? 'business ' : ''}${Math.abs(offset) === 1 ? 'day' : 'days'}`
  return `${Math.abs(offset)} ${days} ${offset > 0 ? 'after' : 'before'}`
}

/** The holidays skipped in a count of business days. Skipped weekends need no mention. */
export function skippedHolidays(rule: DueRule, anchor: Day, counted: Day, holidays: ReadonlySet<Day>): Day[] {
  if (rule.unit !== Unit.business) return []
  const [from, to] = anchor < counted ? [anchor, counted] : [counted, anchor]
  const isStepped = (day: Day) => day > from && day < to && isBusinessDay(day, NO_HOLIDAYS)
  return [...daysOff(rule, holidays)].filter(isStepped).toSorted()
}

const without = (days: readonly Day[]): string =>
  days.length === 0 ? '' : `, without ${days.map((day) => dayText(day)).join(', ')}`

const rolledText = (day: Day, due: Day): string =>
  `, ${due > day ? 'on to' : 'back to'} ${dayText(due)} since ${dayText(day)} is a day off`
