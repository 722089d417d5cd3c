/** Emails to the operators: a request for an account, or for help. */
import type { Writer } from './mail-parts.ts'

export const accountRequest: Writer<'account_request'> = ({ name, email, facts }) => ({
  subject: `Account request: ${name}`,
  preview: `From ${email}`,
  heading: `${name} asks for an account`,
  paragraphs: ['A reply to this mail goes to the person who asks. They were told to expect it within one working day.'],
  facts,
  notes: [],
  replyTo: email,
})

export const ticket: Writer<'ticket'> = ({ subject, description, email, facts }) => ({
  subject: `Ticket: ${subject}`,
  preview: `From ${email}`,
  heading: subject,
  paragraphs: ['A reply to this mail goes to the person who asks.'],
  facts,
  quote: description,
  notes: [],
  replyTo: email,
})
