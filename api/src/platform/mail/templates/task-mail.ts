/** Emails about tasks. */
import { hello, type Writer } from './mail-parts.ts'

export const taskReminder: Writer<'task_reminder'> = ({ first_name, task, title, deal_name, due }, { webUrl }) => ({
  subject: `Reminder: ${title}`,
  preview: due ? `Due ${due}.` : 'You asked to be reminded.',
  heading: title,
  paragraphs: [hello(first_name), 'You asked to be reminded of this task.'],
  facts: [
    ...(deal_name ? [['Deal', deal_name] as [string, string]] : []),
    ...(due ? [['Due', due] as [string, string]] : []),
  ],
  action: { label: 'Open the task', url: `${webUrl}/agent/tasks?task=${task}` },
  notes: ['Reminders are changed in the task itself. They end when it is done.'],
})
