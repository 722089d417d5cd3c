/** Emails to people of the brokerage about their work. */
import { hello, type MailSettings, type Writer } from './mail-parts.ts'
import type { NoticeAbout } from './mail-data.ts'

const HOW_TO_CHANGE = 'You choose what is mailed in your menu, under “Notifications”.'

export const notice: Writer<'notice'> = ({ first_name, text, subject, about }, settings) => ({
  subject: `${subject}: ${text}`,
  preview: `${text}.`,
  heading: subject,
  paragraphs: [hello(first_name), `${text}: ${subject}.`],
  action: placeOf(about, settings),
  notes: [HOW_TO_CHANGE],
})

export const dayAhead: Writer<'day_ahead'> = ({ first_name, day, lines }, { webUrl }) => ({
  subject: `Your day: ${day}`,
  preview: 'What is late, what is due today, and what comes next.',
  heading: `Your day: ${day}`,
  paragraphs: [hello(first_name)],
  facts: lines,
  action: { label: 'Start the day', url: `${webUrl}/agent` },
  notes: [HOW_TO_CHANGE],
})

function placeOf({ deal, task, contact }: NoticeAbout, { webUrl }: MailSettings): { label: string; url: string } {
  if (task) return { label: 'Open the task', url: `${webUrl}/agent/tasks?task=${task}` }
  if (deal) return { label: 'Open the deal', url: `${webUrl}/agent/deal/${deal}` }
  return { label: 'Open the contact', url: `${webUrl}/agent/contacts${contact ? `?contact=${contact}` : ''}` }
}
