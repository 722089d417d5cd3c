import { expect, test } from 'vitest'
import { canaryProgress, curveOf, failedShareOf, inSteps, isFigures, isSlot, MINUTE_MS, type Slot } from './figures.ts'

const slot = (minute: number, counts: Partial<Slot> = {}): Slot => ({
  at: minute * MINUTE_MS,
  remote: 'mf-deals',
  version: '1.0.0',
  shown: 0,
  failed: 0,
  tabs: 0,
  brokenTabs: 0,
  ...counts,
})

test('slots are summed up into longer ones, by version, oldest first', () => {
  const slots = [slot(11, { shown: 4 }), slot(1, { shown: 2, failed: 1 }), slot(9, { shown: 3, tabs: 1 })]
  const other = slot(2, { version: '2.0.0', shown: 7 })
  expect(inSteps([...slots, other], 10 * MINUTE_MS)).toEqual([
    slot(0, { shown: 5, failed: 1, tabs: 1 }),
    slot(0, { version: '2.0.0', shown: 7 }),
    slot(10, { shown: 4 }),
  ])
})

test('a curve has a point for each step, also for those in which nothing happened', () => {
  const slots = [slot(0, { shown: 4, failed: 1 }), slot(1, { remote: 'mf-contacts', shown: 9 }), slot(3, { failed: 2 })]
  const figures = { since: 0, until: 4 * MINUTE_MS, slots }
  expect(curveOf(figures, { remote: 'mf-deals', stepMs: MINUTE_MS })).toEqual([
    { at: 0, opened: 4, failed: 1 },
    { at: MINUTE_MS, opened: 0, failed: 0 },
    { at: 2 * MINUTE_MS, opened: 0, failed: 0 },
    { at: 3 * MINUTE_MS, opened: 2, failed: 2 },
  ])
  expect(curveOf(figures, { remote: 'mf-deals', version: '2.0.0', stepMs: 4 * MINUTE_MS })).toEqual([
    { at: 0, opened: 0, failed: 0 },
  ])
})

test('more failures than pages are no more than all of them', () => {
  expect(failedShareOf(slot(0, { shown: 1, failed: 20 }))).toBe(1)
  expect(failedShareOf(slot(0))).toBeNull()
})

test('a canary is weighed as the watch weighs it, from the slot in which it began', () => {
  const canary = { version: '2.0.0' }
  const slots = [
    slot(1, { ...canary, tabs: 500, brokenTabs: 500 }),
    slot(30, { tabs: 900, brokenTabs: 0 }),
    slot(30, { ...canary, tabs: 100, brokenTabs: 8 }),
    slot(40, { tabs: 90 }),
    slot(40, { remote: 'mf-contacts', version: '2.0.0', tabs: 70, brokenTabs: 70 }),
  ]
  const of = { remote: 'mf-deals', canary: '2.0.0', active: '1.0.0', since: 34 * MINUTE_MS }
  const { odds, ...counted } = canaryProgress(slots, of)
  expect(counted).toEqual({ canary: { started: 100, failed: 8 }, active: { started: 990, failed: 0 }, enough: 100 })
  expect(odds).toBeGreaterThan(1000)
  expect(canaryProgress([], of)).toEqual({
    canary: { started: 0, failed: 0 },
    active: { started: 0, failed: 0 },
    odds: 1,
    enough: 100,
  })
})

test.each([
  [slot(1), true],
  [{ ...slot(1), shown: '1' }, false],
  [{ ...slot(1), failed: -1 }, false],
  [{ ...slot(1), remote: undefined }, false],
  [null, false],
])('%o is a slot: %s', (value, is) => {
  expect(isSlot(value)).toBe(is)
  expect(isFigures({ since: 0, until: 1, slots: [value] })).toBe(is)
})
