/** Filters of contacts by what has happened with them, and by days that come again. Days are the account's. Pure. */
import type { Document } from 'mongodb'
import type { ContactFilters } from 'openapi'
import { BirthdayMonth, FollowUpDue } from 'openapi/codes'
import { rangesInYear } from '#rules/calendar/anniversaries.ts'
import { addDays, addMonths, firstDayOf, instantAt, lastDayOf, monthOf, todayIn } from '#rules/calendar/days.ts'

/** The filters that depend on what happened and when. */
export const MOMENTS = [
  'contacted_within',
  'not_contacted_for',
  'contacted_from',
  'contacted_to',
  'never_contacted',
  'never_called',
  'created_within',
  'birthday_within',
  'birthday_month',
  'follow_up',
] as const

type Moments = Pick<ContactFilters, (typeof MOMENTS)[number]>

type Clock = { time_zone: string }

/** "Next 7 days" after today. */
const WEEK = 7

/** A condition for each filter that is asked for. */
export function momentFilters({ time_zone }: Clock, asked: Moments, today = todayIn(time_zone)): Document[] {
  const start = (day: string) => instantAt(day, '00:00', time_zone)
  const ago = (days: number) => start(addDays(today, -days))
  const { contacted_within, not_contacted_for, contacted_from, contacted_to, created_within, follow_up } = asked
  return [
    ...(contacted_within === undefined ? [] : [{ last_touch_at: { $gte: ago(contacted_within) } }]),
    ...(not_contacted_for === undefined
      ? []
      : [{ $or: [{ last_touch_at: null }, { last_touch_at: { $lt: ago(not_contacted_for - 1) } }] }]),
    ...(contacted_from === undefined ? [] : [{ last_touch_at: { $gte: start(contacted_from) } }]),
    ...(contacted_to === undefined ? [] : [{ last_touch_at: { $lt: start(addDays(contacted_to, 1)) } }]),
    ...isNever('last_touch_at', asked.never_contacted),
    ...isNever('last_call_at', asked.never_called),
    ...(created_within === undefined ? [] : [{ created_at: { $gte: ago(created_within) } }]),
    ...birthdays(asked, today),
    ...(follow_up === undefined ? [] : [{ next_follow_up: followUps(follow_up, today) }]),
  ]
}

/** `$type` names both what is stored and the index's order: null is what was never. */
const isNever = (path: string, asked: boolean | undefined): Document[] =>
  asked === undefined ? [] : [{ [path]: asked ? null : { $type: 'date' } }]

/** By their day in the year, which is indexed together with the home anniversary's; the birthday itself decides. */
function birthdays({ birthday_within: days, birthday_month: month }: Moments, today: string): Document[] {
  const spans = [
    ...(days === undefined ? [] : [{ from: today, to: addDays(today, days) }]),
    ...(month === undefined ? [] : [monthSpan(month, today)]),
  ]
  return spans.map((span) => {
    const ranges = rangesInYear(span)
    const day = { $substrCP: ['$birthday', 5, 5] }
    const within = ranges.map(([from, to]) => ({ $and: [{ $gte: [day, from] }, { $lte: [day, to] }] }))
    return {
      $and: [
        { $or: ranges.map(([from, to]) => ({ anniversaries: { $elemMatch: { $gte: from, $lte: to } } })) },
        { birthday: { $type: 'string' } },
        { $expr: { $or: within } },
      ],
    }
  })
}

function monthSpan(month: BirthdayMonth, today: string) {
  const asked = month === BirthdayMonth.current ? monthOf(today) : addMonths(monthOf(today), 1)
  return { from: firstDayOf(asked), to: lastDayOf(asked) }
}

function followUps(due: FollowUpDue, today: string): Document | null {
  switch (due) {
    case FollowUpDue.overdue:
      return { $gt: '', $lt: today }
    case FollowUpDue.due:
      return { $gt: '', $lte: today }
    case FollowUpDue.week:
      return { $gte: today, $lte: addDays(today, WEEK) }
    case FollowUpDue.none:
      return null
  }
}
