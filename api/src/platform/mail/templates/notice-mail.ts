/** Emails to people of the brokerage about their work. */
import { copy } from './copy.ts'
import type { NoticeAbout } from './mail-data.ts'
import type { MailSettings, Writer } from './mail-parts.ts'

export const notice: Writer<'notice'> = ({ first_name, text, subject, details = [], about }, settings) => ({
  subject: copy.notice.subject(text, subject),
  preview: copy.notice.preview(text),
  heading: subject,
  paragraphs: [copy.frame.greeting(first_name), copy.notice.body(text, subject)],
  ...(details.length > 0 && { facts: details }),
  action: placeOf(about, settings),
  notes: [copy.notice.choose],
})

export const dayAhead: Writer<'day_ahead'> = ({ first_name, day, lines }, { webUrl }) => ({
  subject: copy.dayAhead.subject(day),
  preview: copy.dayAhead.preview,
  heading: copy.dayAhead.subject(day),
  paragraphs: [copy.frame.greeting(first_name)],
  facts: lines,
  action: { label: copy.dayAhead.action, url: `${webUrl}/agent` },
  notes: [copy.notice.choose],
})

export const planReply: Writer<'plan_reply'> = (
  { first_name, contact, name, address, subject, text, files },
  { webUrl },
) => ({
  subject: copy.plan.replySubject(subject),
  preview: copy.plan.replyPreview(name),
  heading: copy.plan.replyHeading(name),
  paragraphs: [copy.frame.greeting(first_name), copy.plan.replyBody(name, address)],
  quote: text,
  action: { label: copy.notice.openContact, url: `${webUrl}/agent/contacts?contact=${contact}&view=page` },
  notes: [...(files > 0 ? [copy.plan.replyFiles(files)] : []), copy.plan.replyNote],
  replyTo: address,
})

function placeOf({ deal, task, contact }: NoticeAbout, { webUrl }: MailSettings): { label: string; url: string } {
  if (task) return { label: copy.notice.openTask, url: `${webUrl}/agent/tasks?task=${task}` }
  if (deal) return { label: copy.notice.openDeal, url: `${webUrl}/agent/deal/${deal}` }
  return { label: copy.notice.openContact, url: `${webUrl}/agent/contacts${contact ? `?contact=${contact}` : ''}` }
}
