import { describe, expect, it } from 'vitest'
import { addBusinessDays, WEEKDAYS } from './business-calendar.ts'
import type { OpenTask } from './critical-path.ts'
import { riskOf } from './risk.ts'

const today = '2026-11-20'
const calendar = { weekdays: WEEKDAYS, holidays: new Set(['2026-11-26']) }
const inDays = (count: number) => addBusinessDays(today, count, calendar)

const task = (id: string, due: string | null, changes: Partial<OpenTask> = {}): OpenTask => ({
  id,
  title: id,
  due,
  isKeyDate: false,
  dependsOn: [],
  ...changes,
})
const keyDate = (id: string, due: string | null, changes: Partial<OpenTask> = {}) =>
  task(id, due, { isKeyDate: true, ...changes })
const risk = (tasks: OpenTask[], closing: string | null = null) => riskOf({ tasks, closing, today, calendar })

describe('risk', () => {
  it('is sunny if nothing has a date', () => {
    expect(risk([task('a', null)])).toEqual({ level: 'sunny', float_days: null, causes: [] })
  })

  it.each([
    [3, 'sunny'],
    [2, 'cloudy'],
    [0, 'cloudy'],
  ])('with %i business days to a contractual date is %s', (days, level) => {
    expect(risk([keyDate('a', inDays(days))])).toMatchObject({ level, float_days: days })
  })

  it('is none for a to-do due soon, and rain for one that is late', () => {
    expect(risk([task('a', inDays(0))])).toMatchObject({ level: 'sunny', float_days: null })
    expect(risk([task('a', inDays(-2))])).toMatchObject({ level: 'rain', float_days: -2 })
  })

  it('comes from a listing that is about to expire, or has', () => {
    const listed = (expiration: string) => riskOf({ tasks: [], closing: null, expiration, today, calendar })
    expect(listed(inDays(3)).level).toBe('sunny')
    expect(listed(inDays(2))).toMatchObject({
      level: 'cloudy',
      causes: [{ text: 'Listing expires on Nov 24', task: null }],
    })
    expect(listed(inDays(-1))).toMatchObject({
      level: 'rain',
      causes: [{ text: 'Listing expired on Nov 19', task: null }],
    })
  })

  it('names its causes, the tightest first, and none when sunny', () => {
    expect(risk([keyDate('Survey', inDays(1)), task('Loan', inDays(-1)), keyDate('Far', inDays(20))]).causes).toEqual([
      { text: 'Loan was due on Nov 19', task: 'Loan' },
      { text: 'Survey is due on Nov 23', task: 'Survey' },
    ])
    expect(risk([keyDate('Far', inDays(20))]).causes).toEqual([])
  })

  it('counts a business day for each unfinished task that must be done first', () => {
    const chain = [
      task('a', null),
      task('b', null, { dependsOn: ['a'] }),
      keyDate('c', inDays(3), { dependsOn: ['b', 'finished'] }),
    ]
    expect(risk(chain)).toMatchObject({ level: 'cloudy', float_days: 1 })
    expect(risk(chain).causes[0]?.text).toBe('c is due on Nov 25, after 2 other tasks')
  })

  it('counts the closing as a deadline of what is due before it', () => {
    expect(risk([task('after', inDays(30))], inDays(1))).toMatchObject({
      level: 'cloudy',
      float_days: 1,
      causes: [{ text: 'Closing is due on Nov 23', task: null }],
    })
  })

  it('is a storm if a contractual date was missed, whatever else is late', () => {
    const missed = task('Deposit', inDays(-2), { isKeyDate: true })
    expect(risk([task('other', inDays(-9)), missed])).toMatchObject({
      level: 'storm',
      float_days: -9,
      causes: [{ text: 'Deposit was due on Nov 18 under the contract' }, { text: 'other was due on Nov 9' }],
    })
    expect(risk([{ ...missed, due: today }]).level).toBe('cloudy')
  })

  it('is late on the weekend after a Friday', () => {
    const saturday = { tasks: [task('a', '2026-11-20')], closing: null, today: '2026-11-21', calendar }
    expect(riskOf(saturday)).toMatchObject({ level: 'rain', float_days: -1 })
  })

  it('equals brute force over every chain', () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below
    for (let round = 0; round < 200; round++) {
      const tasks = Array.from({ length: 8 }, (_, i) =>
        task(String(i), random(3) === 0 ? null : inDays(random(20) - 4), {
          isKeyDate: random(2) === 0,
          dependsOn: Array.from({ length: i }, (__, j) => String(j)).filter(() => random(3) === 0),
        }),
      )
      const byId = new Map(tasks.map((one) => [one.id, one]))
      const longest = (id: string): number =>
        1 + Math.max(0, ...(byId.get(id)?.dependsOn ?? []).map((needed) => longest(needed)))
      const floats = tasks.flatMap(({ id, due, isKeyDate }) => {
        if (due === null || (!isKeyDate && due >= today)) return []
        let left = 0
        for (let day = inDays(left); day < due; day = inDays(left)) left++
        for (let day = inDays(left); day > due; day = inDays(left)) left--
        return [due < today ? Math.min(left - longest(id) + 1, -1) : left - longest(id) + 1]
      })
      expect(risk(tasks).float_days).toBe(floats.length === 0 ? null : Math.min(...floats))
    }
  })
})
