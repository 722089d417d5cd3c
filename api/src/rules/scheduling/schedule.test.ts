import { describe, expect, it } from 'vitest'
import { type BusinessCalendar, WEEKDAYS } from './business-calendar.ts'
import { type DueRule, dueReason } from './due-rule.ts'
import { CircleError } from './order.ts'
import { schedule, type ScheduledItem } from './schedule.ts'

const rule = (changes: Partial<DueRule>): DueRule => ({
  anchor: 'acceptance',
  item: null,
  offset: 0,
  unit: 'calendar',
  business_up_to: null,
  roll: 'none',
  skip_holidays: true,
  time: null,
  rolled_time: null,
  source: null,
  ...changes,
})

const item = (id: string, changes: Partial<ScheduledItem> = {}): ScheduledItem => ({
  id,
  title: id.toUpperCase(),
  rule: null,
  due: null,
  pinned: false,
  isKeyDate: false,
  finishedOn: null,
  appliedOn: null,
  ...changes,
})

const calendar: BusinessCalendar = { weekdays: WEEKDAYS, holidays: new Set(['2026-11-11', '2026-11-26', '2026-11-27']) }
const dates = { acceptance: '2026-11-09', inspection: '2026-11-19', closing: null }
const scheduled = (items: ScheduledItem[], confirmed: string[] = []) =>
  schedule({ items, dates, calendar, confirmed: new Set(confirmed) })

function dueOf(items: ScheduledItem[], id: string) {
  const due = scheduled(items).get(id)
  const own = items.find((one) => one.id === id)?.rule
  return due && own ? { due: due.due, reason: dueReason(own, due.anchor, calendar) } : undefined
}

describe('due dates', () => {
  it.each([
    ['calendar days', { offset: 10 }, '2026-11-19', '10 days after the acceptance (Nov 9)'],
    [
      'business days, without a holiday',
      { offset: 3, unit: 'business' },
      '2026-11-13',
      '3 business days after the acceptance (Nov 9), skipping Nov 11',
    ],
    [
      'business days that ignore holidays',
      { offset: 3, unit: 'business', skip_holidays: false },
      '2026-11-12',
      '3 business days after the acceptance (Nov 9)',
    ],
    ['the day itself', { anchor: 'inspection' }, '2026-11-19', 'On the inspection (Nov 19)'],
    ['a day before', { offset: -1 }, '2026-11-08', '1 day before the acceptance (Nov 9)'],
    [
      'rolled forward off a weekend',
      { offset: 5, roll: 'forward' },
      '2026-11-16',
      '5 days after the acceptance (Nov 9), moved to Nov 16 because Nov 14 isn’t a business day',
    ],
    [
      'rolled forward, with the time of day for that',
      { offset: 5, roll: 'forward', rolled_time: '17:00' },
      '2026-11-16',
      '5 days after the acceptance (Nov 9), moved to Nov 16 because Nov 14 isn’t a business day, by 5:00 PM',
    ],
    [
      'rolled forward off a national holiday that the account doesn’t keep',
      { offset: 46, roll: 'forward_national' },
      '2026-12-28',
      '46 days after the acceptance (Nov 9), moved to Dec 28 because Dec 25 isn’t a business day',
    ],
    [
      'left on a holiday that isn’t a national one',
      { offset: 18, roll: 'forward_national' },
      '2026-11-27',
      '18 days after the acceptance (Nov 9)',
    ],
    [
      'rolled back off a holiday',
      { offset: 17, roll: 'back' },
      '2026-11-25',
      '17 days after the acceptance (Nov 9), moved back to Nov 25 because Nov 26 isn’t a business day',
    ],
  ] as const)('are counted in %s, and say why', (_case, changes, due, reason) => {
    expect(dueOf([item('a', { rule: rule(changes) })], 'a')).toEqual({ due, reason })
  })

  it('follow other items in any order, from the day these were finished', () => {
    const last = item('last', { rule: rule({ anchor: 'task', item: 'middle', offset: 2 }) })
    const middle = item('middle', { rule: rule({ anchor: 'milestone', item: 'first', offset: 1 }) })
    const first = item('first', { due: '2026-11-20' })
    expect(dueOf([last, middle, first], 'last')?.due).toBe('2026-11-23')
    const late = { ...first, finishedOn: '2026-11-24' }
    expect(dueOf([last, middle, late], 'last')).toEqual({ due: '2026-11-27', reason: '2 days after “MIDDLE” (Nov 25)' })
  })

  it('count from the day that an item was added', () => {
    const added = item('a', { rule: rule({ anchor: 'applied_at', offset: 1 }), appliedOn: '2026-11-02' })
    expect(dueOf([added], 'a')).toEqual({ due: '2026-11-03', reason: '1 day after it was added (Nov 2)' })
  })

  it('wait for a date that is not set', () => {
    const waiting = item('a', { rule: rule({ anchor: 'closing', offset: -1 }), due: '2026-11-30' })
    expect(dueOf([waiting], 'a')).toEqual({ due: null, reason: 'Waiting for the closing date' })
  })

  it('stay if the item is pinned, finished, without a rule, or follows something that is gone', () => {
    const all = [
      item('pinned', { rule: rule({ offset: 1 }), due: '2026-12-01', pinned: true }),
      item('finished', { rule: rule({ offset: 1 }), due: '2026-12-01', finishedOn: '2026-11-01' }),
      item('free', { due: '2026-12-01' }),
      item('orphan', { rule: rule({ anchor: 'task', item: 'gone' }), due: '2026-12-01' }),
    ]
    const held = [...scheduled(all)].map(([id, { due, wanted, hold }]) => [id, due, wanted, hold])
    expect(held).toEqual([
      ['pinned', '2026-12-01', '2026-11-10', 'pinned'],
      ['finished', '2026-12-01', '2026-11-10', 'finished'],
    ])
  })

  it('of contractual items move only with consent, and dates that follow them wait with them', () => {
    const loan = item('loan', { rule: rule({ offset: 7 }), due: '2026-11-14', isKeyDate: true })
    const call = item('call', { rule: rule({ anchor: 'task', item: 'loan', offset: 1 }), due: '2026-11-15' })
    expect(scheduled([loan, call]).get('loan')).toMatchObject({
      due: '2026-11-14',
      wanted: '2026-11-16',
      hold: 'key_date',
    })
    expect(dueOf([loan, call], 'call')?.due).toBe('2026-11-15')
    const agreed = scheduled([loan, call], ['loan'])
    expect([agreed.get('loan')?.due, agreed.get('call')?.due]).toEqual(['2026-11-16', '2026-11-17'])
    expect(dueOf([{ ...loan, due: null }], 'loan')?.due).toBe('2026-11-16')
  })

  it('out of range are none', () => {
    const far = item('a', { rule: rule({ offset: 3650 }), due: '2026-12-01' })
    const due = schedule({ items: [far], dates: { acceptance: '2999-01-01' }, calendar }).get('a')
    expect(due).toMatchObject({ due: null, wanted: null, hold: null })
    expect(due && far.rule && dueReason(far.rule, due.anchor, calendar)).toMatch(/which is outside the calendar$/)
  })

  it('refuse a cycle and name it', () => {
    const circle = ['a', 'b', 'c'].map((id, i, ids) =>
      item(id, { rule: rule({ anchor: 'task', item: ids[(i + 1) % 3] ?? null }) }),
    )
    expect(() => scheduled(circle)).toThrow(CircleError)
    try {
      scheduled([item('z'), ...circle])
    } catch (error) {
      expect((error as CircleError).path).toEqual(['a', 'b', 'c', 'a'])
    }
  })
})
