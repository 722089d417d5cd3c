/** Emails about teams: an invitation, being added, and an invitation that is not possible. */
import { teamRoleLabels, type TeamRole } from 'openapi/codes'
import { hello, type Writer } from './mail-parts.ts'

/** `an agent`, `an assistant`. */
const asRole = (role: TeamRole) => `an ${teamRoleLabels[role].toLowerCase()}`

export const teamInvitation: Writer<'team_invitation'> = (data, { webUrl }) => ({
  subject: `${data.invited_by} invites you to ${data.team_name}`,
  preview: `Join ${data.team_name} of ${data.account_name} as ${asRole(data.role)}.`,
  heading: `Join ${data.team_name}`,
  paragraphs: [
    hello(data.first_name),
    `${data.invited_by} invites you to work in the team ${data.team_name} of ${data.account_name} as ` +
      `${asRole(data.role)}. ProTracker keeps the team's deals, tasks and dates in one place.`,
  ],
  action: { label: 'Join the team', url: `${webUrl}/set_password/${data.uid}/${data.token}` },
  notes: [
    'The link works once. It expires in 14 days.',
    `Not for you? Decline here: ${webUrl}/decline_invitation/${data.uid}/${data.token}`,
  ],
})

export const teamJoined: Writer<'team_joined'> = (data, { webUrl }) => ({
  subject: `You are in the team ${data.team_name}`,
  preview: `${data.invited_by} has added you as ${asRole(data.role)}.`,
  heading: `Welcome to ${data.team_name}`,
  paragraphs: [
    hello(data.first_name),
    `${data.invited_by} has added you to the team ${data.team_name} as ${asRole(data.role)}. Sign in as before; the team is in ` +
      'the list at the top.',
  ],
  action: { label: 'Open the team', url: `${webUrl}/agent/teams` },
  notes: ['If you do not want to be in this team, you can leave it on the page Teams.'],
})

export const teamInvitationElsewhere: Writer<'team_invitation_elsewhere'> = (data) => ({
  subject: `${data.invited_by} wants to invite you to ${data.team_name}`,
  preview: 'Your address belongs to another account.',
  heading: 'An invitation that needs another address',
  paragraphs: [
    'Hello,',
    `${data.invited_by} wants to invite you to the team ${data.team_name} of ${data.account_name}. Your address belongs to ` +
      'another ProTracker account, and an address can only be in one. If you want to join, tell them another address of yours.',
  ],
  notes: [`${data.invited_by} was not told that you have an account.`],
})
