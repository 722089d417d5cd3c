/**
 * Compares the scheduler with an independent oracle, which walks days one by one and recomputes due dates until none
 * moves.
 */
import Holidays from 'date-holidays'
import * as fc from 'fast-check'
import { type DayRoll, DayUnit, type DueAnchor } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  type BusinessCalendar,
  businessDaysBetween,
  isBusinessDay,
  WEEKDAYS,
} from './business-calendar.ts'
import type { DueRule } from './due-rule.ts'
import { CircleError } from './order.ts'
import { schedule, type ScheduledItem } from './schedule.ts'

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 9, 1)
const dayAt = (index: number) => new Date(START + index * DAY_MS).toISOString().slice(0, 10)
const next = (day: string, step: number) => new Date(Date.parse(day) + step * DAY_MS).toISOString().slice(0, 10)
/** 0 is Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()

// From a list that someone else keeps, so that both would have to be wrong in the same way.
const federal = (() => {
  const days = [2025, 2026, 2027].flatMap((year) => new Holidays('US').getHolidays(year))
  const names = days
    .filter(({ type }) => type === 'public')
    .map(({ date, substitute }) => [date.slice(0, 10), substitute])
  return {
    byDate: new Set(names.flatMap(([day, substitute]) => (substitute ? [] : [day]))),
    observed: new Set(names.map(([day]) => day)),
  }
})()

function isBusinessDayOf({ unit, skip_holidays }: DueRule, day: string, { weekdays, holidays }: BusinessCalendar) {
  if (unit === 'reg_z_specific') return weekdayOf(day) !== 0 && !federal.byDate.has(day)
  if (unit === 'reg_z_general') return ![0, 6].includes(weekdayOf(day)) && !federal.observed.has(day)
  return weekdays.includes((weekdayOf(day) + 6) % 7) && !(skip_holidays && holidays.has(day))
}

/** Counts as a person with a wall calendar would. */
function walked(rule: DueRule, from: string, calendar: BusinessCalendar): string {
  const { offset, unit, business_up_to: most, roll } = rule
  const countsAll = unit === 'calendar' && Math.abs(offset) > (most ?? 0)
  let day = from
  for (let left = Math.abs(offset); left > 0;) {
    day = next(day, Math.sign(offset))
    if (countsAll || isBusinessDayOf(rule, day, calendar)) left--
  }
  if (roll === 'none') return day
  const rolling = roll === 'forward_national' ? { ...rule, unit: DayUnit.reg_z_general } : rule
  while (!isBusinessDayOf(rolling, day, calendar)) day = next(day, roll === 'back' ? -1 : 1)
  return day
}

const weekdays: BusinessCalendar = { weekdays: WEEKDAYS, holidays: new Set() }
const plain = {
  unit: 'calendar',
  business_up_to: null,
  roll: 'none',
  skip_holidays: true,
  time: null,
  rolled_time: null,
  source: null,
} as const

type Deal = {
  items: ScheduledItem[]
  dates: { acceptance: string | null; closing: string | null }
  calendar: BusinessCalendar
}

function anchorDay({ items, dates }: Deal, dues: ReadonlyMap<string, string | null>, item: ScheduledItem) {
  const anchor = item.rule?.anchor
  if (anchor === 'applied_at') return item.appliedOn
  if (anchor === 'acceptance' || anchor === 'closing') return dates[anchor]
  const other = items.find(({ id }) => id === item.rule?.item)
  return other ? (other.finishedOn ?? dues.get(other.id) ?? null) : undefined
}

/** The final date of every item. */
function oracle(deal: Deal, confirmed: ReadonlySet<string>): Map<string, string | null> {
  const dues = new Map(deal.items.map(({ id, due }) => [id, due]))
  for (let round = 0; round <= deal.items.length; round++) {
    for (const item of deal.items) {
      const from = item.rule ? anchorDay(deal, dues, item) : undefined
      if (!item.rule || from === undefined || item.pinned || item.finishedOn !== null) continue
      const wanted = from === null ? null : walked(item.rule, from, deal.calendar)
      const isHeld = item.isKeyDate && item.due !== null && item.due !== wanted && !confirmed.has(item.id)
      dues.set(item.id, isHeld ? item.due : wanted)
    }
  }
  return dues
}

const day = fc.integer({ min: 0, max: 120 }).map(dayAt)
const maybeDay = fc.option(day, { freq: 3 })
const calendar: fc.Arbitrary<BusinessCalendar> = fc.record({
  weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
  holidays: fc.uniqueArray(day, { maxLength: 12 }).map((days) => new Set(days)),
})
const units = Object.values(DayUnit)

/** A rule that counts from a date of the deal or from one of the items `from`. */
const ruleOn = (from: readonly string[]): fc.Arbitrary<DueRule> =>
  fc
    .record({
      on: fc.constantFrom('acceptance', 'closing', 'applied_at', 'gone', ...from),
      offset: fc.integer({ min: -12, max: 12 }),
      unit: fc.constantFrom(...units),
      business_up_to: fc.option(fc.integer({ min: 1, max: 12 })),
      roll: fc.constantFrom<DayRoll[]>('none', 'back', 'forward', 'forward_national'),
      skip_holidays: fc.boolean(),
      time: fc.constant(null),
      rolled_time: fc.constant(null),
      source: fc.constant(null),
    })
    .map(({ on, ...rule }) => {
      const isDate = on === 'acceptance' || on === 'closing' || on === 'applied_at'
      const anchor: DueAnchor = isDate ? on : 'task'
      return { ...rule, anchor, item: isDate ? null : on }
    })

const item = (id: string, from: readonly string[]): fc.Arbitrary<ScheduledItem> =>
  fc.record({
    id: fc.constant(id),
    title: fc.constant(id),
    rule: fc.option(ruleOn(from), { freq: 6 }),
    due: maybeDay,
    pinned: fc.boolean(),
    isKeyDate: fc.boolean(),
    finishedOn: fc.option(day, { freq: 1 }),
    appliedOn: day,
  })

const ids = Array.from({ length: 14 }, (_, i) => `i${i}`)

/** Items in any order, without cycles: each counts only from items with a lower number. */
const deal: fc.Arbitrary<Deal> = fc.record({
  items: fc
    .tuple(...ids.map((id, i) => item(id, ids.slice(0, i))))
    .chain((items) => fc.shuffledSubarray(items, { minLength: 1 })),
  dates: fc.record({ acceptance: maybeDay, closing: maybeDay }),
  calendar,
})
const consent = fc.subarray(ids).map((some) => new Set(some))

describe('the schedule', () => {
  it('equals recomputing until nothing moves', () => {
    fc.assert(
      fc.property(deal, consent, (one, confirmed) => {
        const results = schedule({ ...one, confirmed })
        const dues = one.items.map(({ id, due }) => [id, results.has(id) ? results.get(id)?.due : due])
        expect(dues).toEqual(one.items.map(({ id }) => [id, oracle(one, confirmed).get(id)]))
      }),
      { numRuns: 500 },
    )
  })

  it('never moves pinned or finished dates, or contractual ones without consent, and gives their proposed dates', () => {
    fc.assert(
      fc.property(deal, (one) => {
        const results = [...schedule(one)].map(([id, due]) => ({
          ...due,
          before: one.items.find((candidate) => candidate.id === id),
        }))
        const stays = results.filter(
          ({ before }) => before && (before.pinned || before.finishedOn !== null || (before.isKeyDate && before.due)),
        )
        expect(stays.map(({ due }) => due)).toEqual(stays.map(({ before }) => before?.due))
        expect(results.filter(({ due, wanted, hold }) => due !== wanted && hold === null)).toEqual([])
      }),
    )
  })

  it('is stable once stored, and does not depend on the order of the items', () => {
    fc.assert(
      fc.property(deal, consent, (one, confirmed) => {
        const first = schedule({ ...one, confirmed })
        const kept = one.items.map((candidate) => ({
          ...candidate,
          due: first.get(candidate.id)?.due ?? candidate.due,
        }))
        const again = schedule({ ...one, items: kept.toReversed(), confirmed })
        const dated = [...first].filter(([, { due }]) => due !== null)
        expect(dated.map(([id]) => again.get(id)?.due)).toEqual(dated.map(([, { due }]) => due))
      }),
    )
  })

  it('refuses exactly the deals whose items form a cycle, and names the cycle', () => {
    const tangled = fc.tuple(...ids.map((id) => item(id, ids)))
    fc.assert(
      fc.property(tangled, (items) => {
        const needs = new Map(items.map(({ id, rule }) => [id, rule?.item ?? null]))
        // Each counts from at most one other. So whoever takes as many steps as there are items is in a cycle.
        const isTangled = ids.some((start) => {
          let at: string | null = start
          for (let step = 0; step < ids.length && at !== null; step++) at = needs.get(at) ?? null
          return at !== null && needs.has(at)
        })
        try {
          schedule({ items, dates: {}, calendar: weekdays })
          expect(isTangled).toBe(false)
        } catch (error) {
          if (!(error instanceof CircleError)) throw error
          expect(isTangled).toBe(true)
          expect(error.path.at(0)).toBe(error.path.at(-1))
          error.path.slice(1).forEach((id, i) => expect(needs.get(error.path[i] ?? '')).toBe(id))
        }
      }),
    )
  })

  it('follows a chain longer than any call stack', () => {
    const count = 50_000
    const hanging = { ...plain, offset: 0 }
    const chain = Array.from({ length: count }, (_, i): ScheduledItem => {
      const rule: DueRule =
        i + 1 < count
          ? { ...hanging, anchor: 'task', item: String(i + 1) }
          : { ...hanging, anchor: 'closing', item: null, offset: -1 }
      return {
        id: String(i),
        title: '',
        rule,
        due: null,
        pinned: false,
        isKeyDate: false,
        finishedOn: null,
        appliedOn: null,
      }
    })
    expect(schedule({ items: chain, dates: { closing: '2026-12-12' }, calendar: weekdays }).get('0')?.due).toBe(
      '2026-12-11',
    )
  })
})

describe('business days', () => {
  it('are those found by walking day by day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -40, max: 40 }), calendar, (from, offset, days) => {
        const to = walked({ ...plain, anchor: 'closing', item: null, offset, unit: 'business' }, from, days)
        expect(addBusinessDays(from, offset, days)).toBe(to)
        // Counting never ends on a day off, so a step back from one is one business day less.
        const between = businessDaysBetween(from, to, days)
        expect(between).toBe(offset < 0 && !isBusinessDay(from, days) ? offset + 1 : offset)
      }),
      { numRuns: 500 },
    )
  })
})
