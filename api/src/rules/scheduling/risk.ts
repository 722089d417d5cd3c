/** The risk of a deal, from the float of its critical path in business days (docs/domain.md#risk). Pure. */
import { RiskLevel } from 'openapi/codes'
import { dayText } from '#rules/calendar/day-text.ts'
import type { Day } from './business-calendar.ts'
import { daysLeft, type Situation, stepsTo } from './critical-path.ts'

export type RiskCause = { text: string; task: string | null }
export type Risk = { level: RiskLevel; float_days: number | null; causes: RiskCause[] }

/** A deadline, with the number of unfinished tasks that lead to it, itself included. */
type Deadline = {
  title: string
  /** What happens on the day, and what did. */
  verbs: { is: string; was: string }
  task: string | null
  day: Day
  steps: number
  isKeyDate: boolean
}

const DUE = { is: 'is due', was: 'was due' }

const SUNNY_FROM = 3
const MOST_CAUSES = 3

/** No risk: nothing is open, or nothing has a date. */
export const noRisk: Risk = { level: RiskLevel.sunny, float_days: null, causes: [] }

/**
 * The risk on the day `today`. Deadlines are contractual dates, the closing, the end of the listing, and anything already
 * late. A to-do that is
 * merely due soon is no risk. Each task takes a business day and waits for those that it depends on. So a deadline's
 * float is the number of business days until then, minus these tasks. The deal's float is the smallest.
 */
export function riskOf(situation: Situation): Risk {
  const { today } = situation
  const floats = deadlines(situation)
    .map((deadline) => ({ ...deadline, float: daysLeft(deadline.day, situation) - (deadline.steps - 1) }))
    .toSorted((a, b) => a.float - b.float || (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const [tightest] = floats
  if (!tightest) return noRisk
  const missed = floats.filter(({ isKeyDate, day }) => isKeyDate && day < today)
  const level = missed.length > 0 ? RiskLevel.storm : levelOf(tightest.float)
  const isMissed = new Set(missed)
  const causing = [...missed, ...floats.filter((one) => one.float < SUNNY_FROM && !isMissed.has(one))]
  const causes = causing.slice(0, MOST_CAUSES).map((one) => ({ text: causeText(one, today), task: one.task }))
  return { level, float_days: tightest.float, causes }
}

function deadlines({ tasks, closing, expiration = null, today }: Situation): Deadline[] {
  const steps = stepsTo(tasks)
  const dated = tasks.flatMap(({ id, title, due, isKeyDate }): Deadline[] =>
    due === null ? [] : [{ title, verbs: DUE, task: id, day: due, steps: steps.get(id) ?? 1, isKeyDate }],
  )
  const binding = dated.filter(({ day, isKeyDate }) => isKeyDate || day < today)
  if (expiration) {
    const verbs = { is: 'expires', was: 'expired' }
    binding.push({ title: 'Listing', verbs, task: null, day: expiration, steps: 1, isKeyDate: false })
  }
  if (closing === null) return binding
  let longest = 1
  for (const { day, steps: count } of dated) if (day <= closing) longest = Math.max(longest, count)
  return [...binding, { title: 'Closing', verbs: DUE, task: null, day: closing, steps: longest, isKeyDate: false }]
}

function levelOf(float: number): RiskLevel {
  if (float < 0) return RiskLevel.rain
  return float < SUNNY_FROM ? RiskLevel.cloudy : RiskLevel.sunny
}

function causeText({ title, verbs, day, steps, isKeyDate }: Deadline, today: Day): string {
  const when = dayText(day, today)
  if (day < today) return `${title} ${verbs.was} on ${when}${isKeyDate ? ' under the contract' : ''}`
  const first = steps - 1
  const waits = first > 0 ? `, after ${first} other ${first === 1 ? 'task' : 'tasks'}` : ''
  return `${title} ${verbs.is} on ${when}${waits}`
}
