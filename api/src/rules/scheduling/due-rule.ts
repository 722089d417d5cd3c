/** Computes the date of a due rule, and explains it (docs/domain.md#due-dates). */
import {
  type DayRoll,
  DayRoll as Roll,
  type DayUnit,
  DayUnit as Unit,
  dayUnitLabels,
  type DueAnchor,
} from 'openapi/codes'
import { dayText, timeText } from '#rules/calendar/day-text.ts'
import { addDays, daysBetween, isInCalendar } from '#rules/calendar/days.ts'
import {
  addBusinessDays,
  type BusinessCalendar,
  type Day,
  isBusinessDay,
  rollToBusinessDay,
} from './business-calendar.ts'
import { generalBusinessDays, specificBusinessDays } from './federal-holidays.ts'

export type DueRule = {
  anchor: DueAnchor
  /** The task or milestone that the rule counts from, if any. */
  item: string | null
  /** Days after the anchor; negative for days before it. */
  offset: number
  /** Which days are counted. */
  unit: DayUnit
  /** Periods of up to this many days are counted in business days, whatever the unit. */
  business_up_to: number | null
  roll: DayRoll
  skip_holidays: boolean
  /** The time of day by which it is due, such as `17:00`, in the account's time zone. */
  time: string | null
  /** The time of day instead where the result has rolled; null for `time`. */
  rolled_time: string | null
  /** The law or form that the rule is from. */
  source: string | null
}

/** What a rule counts from: its name, such as `the acceptance`, and its day, null while it is not set. */
export type Anchor = { name: string; day: Day | null }

/** The result of a rule. */
export type Count = {
  /** The counted day. */
  counted: Day
  /** The due date: `counted`, or the business day that it rolls to. */
  due: Day
  /** The time of day by which it is due; null for the whole day. */
  time: string | null
}

const NO_HOLIDAYS: ReadonlySet<Day> = new Set()

/** Counts from `anchor`, with the account's business days; null if the result is outside the calendar. */
export function countFrom(rule: DueRule, anchor: Day, account: BusinessCalendar): Count | null {
  const calendar = calendarOf(rule, account)
  const counted =
    unitOf(rule) === Unit.calendar ? addDays(anchor, rule.offset) : addBusinessDays(anchor, rule.offset, calendar)
  const due = rolledFrom(counted, rule.roll, calendar)
  const time = due === counted ? rule.time : (rule.rolled_time ?? rule.time)
  return [counted, due].every(isInCalendar) ? { counted, due, time } : null
}

function rolledFrom(day: Day, roll: DayRoll, calendar: BusinessCalendar): Day {
  if (roll === Roll.none) return day
  if (roll === Roll.forward_national) return rollToBusinessDay(day, 1, generalBusinessDays())
  return rollToBusinessDay(day, roll === Roll.forward ? 1 : -1, calendar)
}

/** The days that are counted for a period of this length. */
function unitOf({ unit, offset, business_up_to: most }: DueRule): DayUnit {
  return unit === Unit.calendar && most !== null && Math.abs(offset) <= most ? Unit.business : unit
}

/** The business days of the rule, for counting and rolling. */
function calendarOf({ unit, skip_holidays: skips }: DueRule, account: BusinessCalendar): BusinessCalendar {
  if (unit === Unit.reg_z_specific) return specificBusinessDays()
  if (unit === Unit.reg_z_general) return generalBusinessDays()
  return skips ? account : { ...account, holidays: NO_HOLIDAYS }
}

/** “the closing date”, “the title date”, “the date of Loan commitment”. */
function dateOf(name: string): string {
  if (!name.startsWith('the ')) return `the date of ${name}`
  return /(?:date|deadline)$/.test(name) ? name : `${name} date`
}

/**
 * Explains the due date, such as `3 business days after the acceptance (Nov 9), skipping Nov 11`, or what it waits for.
 */
export function dueReason(rule: DueRule, { name, day }: Anchor, account: BusinessCalendar): string {
  if (day === null) return `Waiting for ${dateOf(name)}`
  const from = `${distance(rule)} ${name} (${dayText(day)})`
  const count = countFrom(rule, day, account)
  if (!count) return `${from}, which is outside the calendar`
  const { counted, due, time } = count
  const rolled = due === counted ? '' : rolledText(counted, due)
  const by = time === null ? '' : `, by ${timeText(time)}`
  return `${from}${without(skippedHolidays(rule, day, counted, account))}${rolled}${by}`
}

function distance(rule: DueRule): string {
  const count = Math.abs(rule.offset)
  if (count === 0) return 'On'
  const label = dayUnitLabels[unitOf(rule)]
  return `${count} ${count === 1 ? label.replace(/s$/, '') : label} ${rule.offset > 0 ? 'after' : 'before'}`
}

/** The holidays skipped in a count of business days. Skipped weekends need no mention. */
export function skippedHolidays(rule: DueRule, anchor: Day, counted: Day, account: BusinessCalendar): Day[] {
  if (unitOf(rule) === Unit.calendar) return []
  const calendar = calendarOf(rule, account)
  const withoutHolidays = { ...calendar, holidays: NO_HOLIDAYS }
  const [from, to] = anchor < counted ? [anchor, counted] : [counted, anchor]
  return holidaysBetween(from, to, calendar.holidays).filter((day) => isBusinessDay(day, withoutHolidays))
}

/** Goes through the days or the holidays, whichever are fewer: those of federal rules go on for centuries. */
function holidaysBetween(from: Day, to: Day, holidays: ReadonlySet<Day>): Day[] {
  const days = daysBetween(from, to) - 1
  if (holidays.size <= days) return [...holidays].filter((day) => day > from && day < to).toSorted()
  return Array.from({ length: Math.max(0, days) }, (_, i) => addDays(from, i + 1)).filter((day) => holidays.has(day))
}

const without = (days: readonly Day[]): string =>
  days.length === 0 ? '' : `, skipping ${days.map((day) => dayText(day)).join(', ')}`

const rolledText = (day: Day, due: Day): string =>
  `, moved ${due > day ? 'to' : 'back to'} ${dayText(due)} because ${dayText(day)} isn’t a business day`
