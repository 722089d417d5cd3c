/** Emails to the operators: a request for an account, or for help. */
import { copy } from './copy.ts'
import type { Writer } from './mail-parts.ts'

export const accountRequest: Writer<'account_request'> = ({ name, email, facts }) => ({
  subject: copy.accountRequest.subject(name),
  preview: copy.accountRequest.preview(email),
  heading: copy.accountRequest.heading(name),
  paragraphs: [copy.accountRequest.body],
  facts,
  notes: [],
  replyTo: email,
})

export const ticket: Writer<'ticket'> = ({ subject, description, email, facts }) => ({
  subject: copy.ticket.subject(subject),
  preview: copy.ticket.preview(email),
  heading: subject,
  paragraphs: [copy.ticket.body],
  facts,
  quote: description,
  notes: [],
  replyTo: email,
})
