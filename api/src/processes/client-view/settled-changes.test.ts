import { expect, it } from 'vitest'
import { settledChanges } from './settled-changes.ts'

const MINUTE = 60_000

/** An event of a deal that changes one value, some minutes after the first. */
const event = (minutes: number, path: string, from: unknown, to: unknown, entity = 'deal', entity_id = 'd1') => ({
  at: new Date(Date.UTC(2026, 10, 23) + minutes * MINUTE),
  entity,
  entity_id,
  op: 'update',
  diff: [{ path, from, to }],
})

const told = (events: Parameters<typeof settledChanges>[0]) =>
  settledChanges(events).flatMap(({ diff }) => diff.map(({ from, to }) => [from, to]))

it.each([
  ['one change', [event(0, 'status', 2, 3)], [[2, 3]]],
  ['a status flipped for two seconds', [event(0, 'status', 2, 3), event(0.03, 'status', 3, 2)], []],
  [
    'a status that was set at last',
    [event(0, 'status', 2, 3), event(0.03, 'status', 3, 2), event(1, 'status', 2, 3)],
    [[2, 3]],
  ],
  ['a date moved twice', [event(0, 'dates.closing', 'a', 'b'), event(5, 'dates.closing', 'b', 'c')], [['a', 'c']]],
  [
    'a date moved again later',
    [event(0, 'dates.closing', 'a', 'b'), event(5.1, 'dates.closing', 'b', 'c')],
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
  ],
  [
    'different values',
    [event(0, 'dates.closing', 'a', 'b'), event(1, 'dates.title', 'b', 'a')],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
  ],
  [
    'a task’s date that followed the deal, and was set by hand',
    [event(0, 'tasks.t1.due_date', 'a', 'b'), event(1, 'due_date', 'b', 'c', 'task', 't1')],
    [['a', 'c']],
  ],
  [
    'two tasks',
    [event(0, 'due_date', 'a', 'b', 'task', 't1'), event(1, 'due_date', 'b', 'a', 'task', 't2')],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
  ],
])('of %s tells what settled', (_case, events, expected) => {
  expect(told(events)).toEqual(expected)
})

it('keeps what a new record begins with', () => {
  const made = { ...event(0, 'due_date', null, 'a', 'task', 't1'), op: 'create' }
  expect(told([made, event(1, 'due_date', 'a', null, 'task', 't1')])).toEqual([
    [null, 'a'],
    ['a', null],
  ])
})
