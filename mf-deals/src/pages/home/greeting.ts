import type { Home } from 'openapi'
import { copy } from './copy.ts'

/** "Good morning, Maya", by the agent's local time. */
export function greeting(firstName: string, hour = new Date().getHours()): string {
  const time = hour < 12 ? copy.greeting.morning : hour < 18 ? copy.greeting.afternoon : copy.greeting.evening
  return firstName ? `${time}, ${firstName}` : time
}

/** The day in a sentence: "2 tasks are late and 3 are due today. 1 deal closes within two weeks." */
export function daySentence({ overdue_tasks, today_tasks, closing_soon }: Home): string {
  const late = overdue_tasks.count ?? 0
  const due = today_tasks.count ?? 0
  return [tasksSentence(late, due), closingSentence(closing_soon.count ?? 0)].filter(Boolean).join(' ')
}

function tasksSentence(late: number, due: number): string {
  if (late > 0 && due > 0) return copy.tasksSentence.both(late, due)
  if (late > 0) return copy.tasksSentence.late(late)
  return due > 0 ? copy.tasksSentence.due(due) : copy.tasksSentence.nothing
}

const closingSentence = (count: number) => (count > 0 ? copy.closingSentence.closing(count) : '')
