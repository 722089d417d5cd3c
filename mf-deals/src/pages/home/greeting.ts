import type { Home } from 'openapi'
import { timeOf } from 'ui-kit/days'
import { copy } from './copy.ts'

/** "Good morning, Maya", by the clock of `timeZone`, the account's like the day beneath it. */
export function greeting(firstName: string, timeZone: string): string {
  const hour = Number(timeOf(new Date(), timeZone).slice(0, 2))
  const time = hour < 12 ? copy.greeting.morning : hour < 18 ? copy.greeting.afternoon : copy.greeting.evening
  return firstName ? `${time}, ${firstName}` : time
}

/**
 * The day in a few sentences: "2 tasks are overdue and 3 due today. 1 deal closes within two weeks." What is overdue comes
 * first, the team's too.
 */
export function daySentence({ overdue_tasks, today_tasks, team_overdue_tasks, closing_soon }: Home): string {
  const late = overdue_tasks.count ?? 0
  const due = today_tasks.count ?? 0
  const others = Math.max(0, (team_overdue_tasks.count ?? 0) - late)
  return [...tasksSentences(late, due, others), closingSentence(closing_soon.count ?? 0)].filter(Boolean).join(' ')
}

function tasksSentences(late: number, due: number, others: number): string[] {
  if (others === 0) return [tasksSentence(late, due)]
  if (late > 0) return [tasksSentence(late, due), copy.tasksSentence.moreOnTheTeam(others)]
  return [copy.tasksSentence.lateOnTheTeam(others), copy.tasksSentence.yours(due)]
}

function tasksSentence(late: number, due: number): string {
  if (late > 0 && due > 0) return copy.tasksSentence.both(late, due)
  if (late > 0) return copy.tasksSentence.late(late)
  return due > 0 ? copy.tasksSentence.due(due) : copy.tasksSentence.nothing
}

const closingSentence = (count: number) => (count > 0 ? copy.closingSentence.closing(count) : '')
