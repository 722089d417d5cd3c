/** Emails about access: signing up, passwords, who owns an account. */
import { copy } from './copy.ts'
import type { MailSettings, Writer } from './mail-parts.ts'

/** The URL of the page that sets a password. */
const linkUrl = ({ webUrl }: MailSettings, { uid, token }: { uid: string; token: string }) =>
  `${webUrl}/set_password/${uid}/${token}`

const hello = copy.frame.greeting

export const signUp: Writer<'sign_up'> = (data, settings) => ({
  subject: copy.signUp.subject,
  preview: copy.signUp.preview(data.account_name),
  heading: copy.signUp.heading,
  paragraphs: [hello(data.first_name), copy.signUp.body(data.account_name)],
  action: { label: copy.signUp.action, url: linkUrl(settings, data) },
  notes: copy.signUp.notes,
})

export const signUpKnown: Writer<'sign_up_known'> = (data, { webUrl }) => ({
  subject: copy.signUpKnown.subject,
  preview: copy.signUpKnown.preview,
  heading: copy.signUpKnown.heading,
  paragraphs: [hello(data.first_name), copy.signUpKnown.body],
  action: { label: copy.signUpKnown.action, url: `${webUrl}/agent/login` },
  notes: copy.signUpKnown.notes,
})

export const accountRequestReceived: Writer<'account_request_received'> = (data) => ({
  subject: copy.accountRequestReceived.subject,
  preview: copy.accountRequestReceived.preview(data.name),
  heading: copy.accountRequestReceived.heading,
  paragraphs: [hello(data.first_name), copy.accountRequestReceived.body(data.name)],
  notes: copy.accountRequestReceived.notes,
})

export const passwordReset: Writer<'password_reset'> = (data, settings) => ({
  subject: copy.passwordReset.subject,
  preview: copy.passwordReset.preview,
  heading: copy.passwordReset.heading,
  paragraphs: [hello(data.first_name), copy.passwordReset.body],
  action: { label: copy.passwordReset.action, url: linkUrl(settings, data) },
  notes: copy.passwordReset.notes,
})

export const passwordFirst: Writer<'password_first'> = (data, settings) => ({
  subject: copy.passwordFirst.subject,
  preview: copy.passwordFirst.preview,
  heading: copy.passwordFirst.heading,
  paragraphs: [hello(data.first_name), copy.passwordFirst.body],
  action: { label: copy.passwordFirst.action, url: linkUrl(settings, data) },
  notes: copy.passwordFirst.notes,
})

export const passwordChanged: Writer<'password_changed'> = ({ is_client = false, ...data }, { webUrl }) => ({
  subject: copy.passwordChanged.subject,
  preview: copy.passwordChanged.preview,
  heading: copy.passwordChanged.heading,
  paragraphs: [hello(data.first_name), copy.passwordChanged.body, ...copy.passwordChanged.revokedTokens(data.tokens)],
  action: { label: copy.passwordChanged.action, url: `${webUrl}/${is_client ? 'client' : 'agent'}/login?forgot` },
  notes: [copy.notYou(is_client)],
})

export const ownershipTransferred: Writer<'ownership_transferred'> = (data, { webUrl }) => ({
  subject: copy.ownershipTransferred.subject(data.account_name),
  preview: copy.ownershipTransferred.preview(data.to),
  heading: copy.ownershipTransferred.heading,
  paragraphs: [hello(data.first_name), copy.ownershipTransferred.body(data.from, data.to, data.account_name)],
  action: { label: copy.ownershipTransferred.action, url: `${webUrl}/agent` },
  notes: copy.ownershipTransferred.notes,
})
