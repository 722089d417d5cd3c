import { describe, expect, it } from 'vitest'
import { evidenceOf, isWorse, NEW_TRIAL, type Tabs, weighed } from './evidence.ts'

/** Mulberry32: the same numbers in each run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type World = { share: number; active: number; canary: number; tabs: number }

/** After how many tabs the canary ends; Infinity if it never does. It's looked at after every 25 tabs. */
function endsAfter(seed: number, { share, active, canary, tabs }: World): number {
  const next = random(seed)
  let trial = NEW_TRIAL
  for (let seen = 25; seen <= tabs; seen += 25) {
    const [mine, others]: [Tabs, Tabs] = [
      { started: 0, failed: 0 },
      { started: 0, failed: 0 },
    ]
    for (let tab = 0; tab < 25; tab += 1) {
      const isCanary = next() < share
      const group = isCanary ? mine : others
      group.started += 1
      if (next() < (isCanary ? canary : active)) group.failed += 1
    }
    trial = weighed(trial, mine, others)
    if (isWorse(trial)) return seen
  }
  return Infinity
}

const runs = (count: number, world: World): number[] =>
  Array.from({ length: count }, (_, seed) => endsAfter(seed, world))

describe('a canary that is no worse', () => {
  it.each([
    { share: 0.1, active: 0, canary: 0, tabs: 5000 },
    { share: 0.01, active: 0.02, canary: 0.02, tabs: 5000 },
    { share: 0.1, active: 0.02, canary: 0.02, tabs: 5000 },
    { share: 0.5, active: 0.01, canary: 0.01, tabs: 5000 },
    { share: 0.1, active: 0.3, canary: 0.3, tabs: 5000 },
    { share: 0.1, active: 0.05, canary: 0.01, tabs: 5000 },
  ])('ends wrongly in at most 1 of 100 trials: %o', (world) => {
    const ended = runs(1000, world).filter((tabs) => tabs < Infinity).length
    expect(ended).toBeLessThanOrEqual(10)
  })
})

describe('a canary that fails in 5 of 100 tabs', () => {
  it.each([
    { share: 0.1, active: 0, canary: 0.05, tabs: 3000 },
    { share: 0.1, active: 0.005, canary: 0.05, tabs: 3000 },
    { share: 0.5, active: 0.005, canary: 0.05, tabs: 3000 },
  ])('ends nearly always within 3,000 tabs of both versions: %o', (world) => {
    const ended = runs(300, world).filter((tabs) => tabs < Infinity).length
    expect(ended).toBeGreaterThanOrEqual(285)
  })
})

it('an outage of both versions proves nothing', () => {
  const trial = weighed(NEW_TRIAL, { started: 100, failed: 90 }, { started: 900, failed: 810 })
  expect(evidenceOf(trial)).toBeLessThan(1)
})

it('nothing is decided by fewer than 20 tabs, or by two that failed', () => {
  for (const canary of [
    { started: 19, failed: 19 },
    { started: 500, failed: 2 },
  ]) {
    const trial = weighed(NEW_TRIAL, canary, { started: 1_000_000, failed: 0 })
    expect(evidenceOf(trial)).toBeGreaterThan(100)
    expect(isWorse(trial)).toBe(false)
  }
})
