/** Emails about tasks. */
import { copy } from './copy.ts'
import type { Writer } from './mail-parts.ts'

export const taskReminder: Writer<'task_reminder'> = ({ first_name, task, title, deal_name, due }, { webUrl }) => ({
  subject: copy.taskReminder.subject(title),
  preview: copy.taskReminder.preview(due),
  heading: title,
  paragraphs: [copy.frame.greeting(first_name), copy.taskReminder.body],
  facts: [
    ...(deal_name ? [[copy.taskReminder.deal, deal_name] as [string, string]] : []),
    ...(due ? [[copy.taskReminder.due, due] as [string, string]] : []),
  ],
  action: { label: copy.taskReminder.action, url: `${webUrl}/agent/tasks?task=${task}` },
  notes: copy.taskReminder.notes,
})
