import type { AccountLink, TeamRole } from 'openapi'

const ROLES: Record<TeamRole, string> = {
  owner: 'as an owner',
  admin: 'as an admin',
  agent: 'as an agent',
  assistant: 'as an assistant',
}
const inviterOf = ({ invited_by, account_name }: AccountLink) => invited_by ?? account_name
const roleOf = ({ role }: AccountLink) => (role ? ` ${ROLES[role]}` : '')
/** "Downtown, Ellison & Partners" */
const placesOf = ({ team_name, account_name }: AccountLink) =>
  [...new Set([team_name, account_name].filter(Boolean))].join(', ')

const ONE_USE = 'One link, one use, so no one else can walk in.'
const DECIDE = 'You decide who you work with.'

/** What the pages say that a link in an email opens. */
export const copy = {
  setPasswordPage: {
    title: 'Set your password',
    statement: ONE_USE,
    failed: 'Couldn’t check the link',
    safe: 'It hasn’t been used up.',
    activation: (link: AccountLink) => ({
      title: `Welcome, ${link.first_name}`,
      lead: `Choose a password for ${link.email} to get started with ${link.account_name}.`,
      statement: 'Your next closing, on track from the first showing.',
    }),
    invitation: (link: AccountLink) => ({
      title: `Join ${link.team_name ?? link.account_name}`,
      lead: `${link.invited_by ? `${link.invited_by} invited you` : 'You’re invited'} to ${link.account_name}${roleOf(link)}. Choose a password for ${link.email} to accept.`,
      statement: 'One board, and everyone knows what’s next.',
    }),
    portal: (link: AccountLink) => ({
      title: 'See where your deal stands',
      lead: `${link.invited_by ? `${link.invited_by} at ${link.account_name}` : link.account_name} shared it with you. Choose a password for ${link.email} to see it at any hour.`,
      statement: 'Always know what’s next, and whose turn it is.',
    }),
    reset: (link: AccountLink) => ({
      title: 'Choose a new password',
      lead: link.is_client
        ? `This is for ${link.email}. You’ll be signed out everywhere else.`
        : `This is for ${link.email}. You’ll be signed out everywhere else, and your access tokens will be revoked.`,
      statement: ONE_USE,
    }),
  },
  setPasswordForm: {
    submit: {
      activation: 'Set password and start',
      invitation: 'Accept and join',
      portal: 'Set password and see deal',
      reset: 'Set new password',
    },
    pending: 'Saving…',
    done: 'Password changed. Sign in with the new one.',
    notForYou: 'Not for you?',
    decline: 'Decline the invitation',
  },
  deadLink: {
    title: 'This link doesn’t work',
    lead: 'A password link works only once and expires after a while. This one has been used, has expired or has been replaced by a newer one. Enter your email address to get a new link.',
    statement: ONE_USE,
    sent: 'Check your email',
    noticeTitle: 'If we know that address, a link is on its way',
    notice: (email: string) => `Look for it at ${email}. Nothing after a few minutes? Check your spam folder.`,
  },
  linkWaysOut: {
    hasPassword: 'Already have a password?',
    agentLogin: 'Agent sign-in',
    clientLogin: 'Client sign-in',
    wasInvited: 'Were you invited? Ask the person who invited you to resend the invitation.',
    otherwise: 'Need something else?',
    contact: 'Contact us',
  },
  declineInvitationPage: {
    title: 'Your invitation',
    statement: DECIDE,
    failed: 'Couldn’t load the invitation',
  },
  question: {
    title: 'Decline this invitation?',
    lead: (link: AccountLink) =>
      `${inviterOf(link)} invited ${link.email} to join ${placesOf(link)}${roleOf(link)}. If you decline, the link stops working, and they’ll see that you said no.`,
    statement: DECIDE,
    submit: 'Decline invitation',
    pending: 'Declining…',
    accept: 'Accept instead',
  },
  declined: {
    title: 'Invitation declined',
    lead: 'They’ll see that you declined, and you won’t hear about it again. Changed your mind? Ask them for a new invitation.',
    statement: DECIDE,
    home: 'Go to the start page',
  },
  nothingToDecline: {
    title: 'This invitation is no longer open',
    lead: 'It was accepted, declined or withdrawn. There’s nothing left to decline, and you won’t hear about it again.',
    statement: DECIDE,
  },
}
