/** Emails about access: signing up, passwords, invitations. */
import { hello, type MailSettings, type Writer } from './mail-parts.ts'

/** The URL of the page that sets a password. */
const linkUrl = ({ webUrl }: MailSettings, { uid, token }: { uid: string; token: string }) =>
  `${webUrl}/set_password/${uid}/${token}`

const ONCE = 'The link works once.'
const NOT_YOU = 'If this was not you, there is nothing to do: without the link nothing happens.'

export const signUp: Writer<'sign_up'> = (data, settings) => ({
  subject: 'Confirm your address to start with ProTracker',
  preview: `${data.account_name} is ready. Set a password and begin.`,
  heading: 'One step to go',
  paragraphs: [
    hello(data.first_name),
    `The account ${data.account_name} is ready, with a first board and templates for purchases, sales and leases. ` +
      'Confirm that this address is yours by setting a password.',
  ],
  action: { label: 'Set your password', url: linkUrl(settings, data) },
  notes: [`${ONCE} It expires in 7 days.`, NOT_YOU],
})

export const signUpKnown: Writer<'sign_up_known'> = (data, { webUrl }) => ({
  subject: 'You have a ProTracker account already',
  preview: 'Somebody signed up with your address. You can sign in as before.',
  heading: 'You are here already',
  paragraphs: [
    hello(data.first_name),
    'Somebody, probably you, signed up with this address. It belongs to an account already, so nothing was changed. ' +
      'Sign in as before; if the password is gone, ask for a new one on the sign-in page.',
  ],
  action: { label: 'Sign in', url: `${webUrl}/agent/login` },
  notes: ['If this was not you, there is nothing to do.'],
})

export const accountRequestReceived: Writer<'account_request_received'> = (data) => ({
  subject: 'We have your request for ProTracker',
  preview: `We read about ${data.name} and answer within one working day.`,
  heading: 'Thank you for asking',
  paragraphs: [
    hello(data.first_name),
    `Your request for ${data.name} has arrived. Somebody of our team reads it and answers to this address within one ` +
      'working day.',
  ],
  notes: ['If you did not ask for an account, you can ignore this mail.'],
})

export const passwordReset: Writer<'password_reset'> = (data, settings) => ({
  subject: 'Set a new ProTracker password',
  preview: 'The link works once, within an hour.',
  heading: 'A new password',
  paragraphs: [hello(data.first_name), 'Somebody, probably you, asked for a new password for this address.'],
  action: { label: 'Set a new password', url: linkUrl(settings, data) },
  notes: [`${ONCE} It expires in one hour.`, 'If this was not you, your password stays as it is.'],
})

export const passwordFirst: Writer<'password_first'> = (data, settings) => ({
  subject: 'Set your ProTracker password',
  preview: 'A fresh link to set your first password.',
  heading: 'Set your password',
  paragraphs: [
    hello(data.first_name),
    'Here is a fresh link to set your first password. Earlier links no longer work.',
  ],
  action: { label: 'Set your password', url: linkUrl(settings, data) },
  notes: [`${ONCE} It expires in 7 days.`, NOT_YOU],
})

/** Mail that an earlier version queued does not say how many. */
const revokedTokens = (tokens = 0): string[] => {
  if (tokens === 0) return []
  const [what, them] = tokens === 1 ? ['Your access token was', 'it'] : [`Your ${tokens} access tokens were`, 'them']
  return [`${what} revoked as well. Programs that used ${them} need new ones, from Security in your menu.`]
}

export const passwordChanged: Writer<'password_changed'> = (data, { webUrl }) => ({
  subject: 'Your ProTracker password was changed',
  preview: 'If this was you, all is well.',
  heading: 'Your password was changed',
  paragraphs: [
    hello(data.first_name),
    'The password of your account was changed just now, and every other device was signed out. If this was you, all is well.',
    ...revokedTokens(data.tokens),
  ],
  action: { label: 'This was not me', url: `${webUrl}/agent/login` },
  notes: [
    'If this was not you, ask for a new password on the sign-in page at once, and tell the owner of your account.',
  ],
})

export const ownershipTransferred: Writer<'ownership_transferred'> = (data, { webUrl }) => ({
  subject: `${data.account_name} has a new owner`,
  preview: `${data.to} is the owner now.`,
  heading: 'A new owner',
  paragraphs: [
    hello(data.first_name),
    `${data.from} has handed the account ${data.account_name} over to ${data.to}, who now decides about billing, the ` +
      'account and its people.',
  ],
  action: { label: 'Open ProTracker', url: `${webUrl}/agent` },
  notes: ['If this is a surprise, talk to each other first, then write to us.'],
})
