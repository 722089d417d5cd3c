import type { Home } from 'openapi'
import { formatQuantity } from 'ui-kit/format'

/** "Good morning, Maya", by the agent's local time. */
export function greeting(firstName: string, hour = new Date().getHours()): string {
  const time = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
  return firstName ? `${time}, ${firstName}` : time
}

/** The day in a sentence: "2 tasks are late and 3 are due today. 1 deal closes within two weeks." */
export function daySentence({ overdue_tasks, today_tasks, closing_soon }: Home): string {
  const late = overdue_tasks.count ?? 0
  const due = today_tasks.count ?? 0
  return [tasksSentence(late, due), closingSentence(closing_soon.count ?? 0)].filter(Boolean).join(' ')
}

function tasksSentence(late: number, due: number): string {
  if (late > 0 && due > 0) return `${tasks(late)} late and ${due} due today.`
  if (late > 0) return `${tasks(late)} late, nothing new is due today.`
  return due > 0 ? `${tasks(due)} due today, nothing is late.` : 'Nothing is late and nothing is due today.'
}

const tasks = (count: number) => `${formatQuantity(count, 'task')} ${count === 1 ? 'is' : 'are'}`

const closingSentence = (count: number) =>
  count > 0 ? `${formatQuantity(count, 'deal')} ${count === 1 ? 'closes' : 'close'} within two weeks.` : ''
