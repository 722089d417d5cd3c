/** Compares floats with an oracle that tries every chain of tasks from end to end. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#rules/calendar/days.ts'
import { WEEKDAYS } from './business-calendar.ts'
import { daysLeft, floatsOf, type OpenTask, type Situation } from './critical-path.ts'
import { riskOf } from './risk.ts'

const today = '2026-11-20'
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const day = fc.integer({ min: -6, max: 40 }).map((count) => addDays(today, count))

const task = (id: string, before: readonly string[]): fc.Arbitrary<OpenTask> =>
  fc.record({
    id: fc.constant(id),
    title: fc.constant(id),
    due: fc.option(day, { freq: 3 }),
    isKeyDate: fc.boolean(),
    dependsOn: fc.subarray([...before, 'finished']),
  })

const situation: fc.Arbitrary<Situation> = fc.record({
  tasks: fc.tuple(...ids.map((id, i) => task(id, ids.slice(0, i)))),
  closing: fc.option(day),
  today: fc.constant(today),
  calendar: fc.constant({ weekdays: WEEKDAYS, holidays: new Set(['2026-11-26']) }),
})

/** Every chain of tasks in which each is needed by the next. */
function chains({ tasks }: Situation): OpenTask[][] {
  const from = (chain: OpenTask[]): OpenTask[][] => {
    const last = chain.at(-1)?.id ?? ''
    return [chain, ...tasks.filter((one) => one.dependsOn.includes(last)).flatMap((one) => from([...chain, one]))]
  }
  return tasks.flatMap((one) => from([one]))
}

function oracle(now: Situation): Map<string, number | null> {
  const floats = new Map<string, number | null>(now.tasks.map(({ id }) => [id, null]))
  for (const chain of chains(now)) {
    const { due, isKeyDate } = chain.at(-1) ?? {}
    if (!due) continue
    const deadlines = [
      ...(isKeyDate || due < today ? [due] : []),
      ...(now.closing && due <= now.closing ? [now.closing] : []),
    ]
    for (const deadline of deadlines) {
      const float = daysLeft(deadline, now) - (chain.length - 1)
      for (const { id } of chain) floats.set(id, Math.min(float, floats.get(id) ?? Infinity))
    }
  }
  return floats
}

describe('floats', () => {
  it('are what the longest chain to a deadline leaves', () => {
    fc.assert(
      fc.property(situation, (now) => {
        expect(floatsOf(now)).toEqual(oracle(now))
      }),
      { numRuns: 500 },
    )
  })

  it('are never smaller than the deal’s, which is that of the critical path or of the closing', () => {
    fc.assert(
      fc.property(situation, (now) => {
        const all = [...floatsOf(now).values()].filter((float) => float !== null)
        const least = now.closing ? Math.min(daysLeft(now.closing, now), ...all) : Math.min(...all)
        expect(riskOf(now).float_days).toBe(Number.isFinite(least) ? least : null)
      }),
    )
  })

  it('give the same risk for the same deal, in any order of its tasks', () => {
    fc.assert(
      fc.property(situation, (now) => {
        const { level, float_days: float } = riskOf({ ...now, tasks: now.tasks.toReversed() })
        expect({ level, float }).toEqual({ level: riskOf(now).level, float: riskOf(now).float_days })
        expect(riskOf(now)).toEqual(riskOf(structuredClone(now)))
        expect(riskOf(now).causes.length > 0).toBe(riskOf(now).level !== 'sunny')
      }),
    )
  })
})
