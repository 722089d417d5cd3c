/** What a due rule comes to, and why (DOMAIN.md, Due dates). */
import { type DayRoll, DayRoll as Roll, type DayUnit, DayUnit as Unit, type DueAnchor } from 'openapi/codes'
import { addDays } from '../records/days.ts'
import { addBusinessDays, type Day, dayText, isBusinessDay, rollToBusinessDay } from './business-days.ts'

export type DueRule = {
  anchor: DueAnchor
  /** The task or milestone that the rule counts from, where it is one. */
  item: string | null
  /** Days after the anchor; before it when negative. */
  offset: number
  unit: DayUnit
  roll: DayRoll
  skip_holidays: boolean
}

const NO_HOLIDAYS: ReadonlySet<Day> = new Set()

/** The day that the rule gives, counted from `anchor`. */
export function dueDay(rule: DueRule, anchor: Day, holidays: ReadonlySet<Day>): Day {
  const off = rule.skip_holidays ? holidays : NO_HOLIDAYS
  return rolled(rule, counted(rule, anchor, off), off)
}

const counted = ({ unit, offset }: DueRule, anchor: Day, off: ReadonlySet<Day>): Day =>
  unit === Unit.business ? addBusinessDays(anchor, offset, off) : addDays(anchor, offset)

function rolled({ roll }: DueRule, day: Day, off: ReadonlySet<Day>): Day {
  if (roll === Roll.none) return day
  return rollToBusinessDay(day, roll === Roll.forward ? 1 : -1, off)
}

/**
 * Why the due date is what it is, such as `3 business days after the acceptance (Nov 9), without Nov 11`.
 * `name` is what the anchor is called, such as `the acceptance`.
 */
export function dueReason(rule: DueRule, name: string, anchor: Day, holidays: ReadonlySet<Day>): string {
  const off = rule.skip_holidays ? holidays : NO_HOLIDAYS
  const day = counted(rule, anchor, off)
  const due = rolled(rule, day, off)
  return `${distance(rule)} ${name} (${dayText(anchor)})${skipped(rule, anchor, day, off)}${due === day ? '' : rolledText(day, due)}`
}

function distance({ offset, unit }: DueRule): string {
  if (offset === 0) return 'On'
  const days = `${unit === Unit.business ? 'business ' : ''}${Math.abs(offset) === 1 ? 'day' : 'days'}`
  return `${Math.abs(offset)} ${days} ${offset > 0 ? 'after' : 'before'}`
}

/** The holidays that a count of business days stepped over. That weekends do not count goes without saying. */
function skipped({ unit }: DueRule, anchor: Day, day: Day, off: ReadonlySet<Day>): string {
  if (unit !== Unit.business) return ''
  const [from, to] = anchor < day ? [anchor, day] : [day, anchor]
  const stepped = [...off].filter((holiday) => holiday > from && holiday < to && isBusinessDay(holiday, NO_HOLIDAYS))
  return stepped.length === 0
    ? ''
    : `, without ${stepped
        .toSorted()
        .map((holiday) => dayText(holiday))
        .join(', ')}`
}

const rolledText = (day: Day, due: Day): string =>
  `, ${due > day ? 'on to' : 'back to'} ${dayText(due)} since ${dayText(day)} is a day off`
