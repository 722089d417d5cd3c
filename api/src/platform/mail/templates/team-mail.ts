/** Emails about teams: an invitation, being added, an invitation that is not possible, and covering for someone. */
import { teamRoleLabels, type TeamRole } from 'openapi/codes'
import { copy } from './copy.ts'
import type { Writer } from './mail-parts.ts'

/** `agent`, as in the middle of a sentence. */
const roleName = (role: TeamRole) => teamRoleLabels[role].toLowerCase()

export const teamInvitation: Writer<'team_invitation'> = (data, { webUrl }) => ({
  subject: copy.teamInvitation.subject(data.invited_by, data.team_name),
  preview: copy.teamInvitation.preview(data.team_name, data.account_name, roleName(data.role)),
  heading: copy.teamInvitation.heading(data.team_name),
  paragraphs: [
    copy.frame.greeting(data.first_name),
    copy.teamInvitation.body(data.invited_by, data.team_name, data.account_name, roleName(data.role)),
  ],
  action: { label: copy.teamInvitation.action, url: `${webUrl}/set_password/${data.uid}/${data.token}` },
  notes: [
    copy.teamInvitation.expires,
    copy.teamInvitation.decline(`${webUrl}/decline_invitation/${data.uid}/${data.token}`),
  ],
})

export const teamJoined: Writer<'team_joined'> = (data, { webUrl }) => ({
  subject: copy.teamJoined.subject(data.team_name),
  preview: copy.teamJoined.preview(data.invited_by, roleName(data.role)),
  heading: copy.teamJoined.heading(data.team_name),
  paragraphs: [
    copy.frame.greeting(data.first_name),
    copy.teamJoined.body(data.invited_by, data.team_name, roleName(data.role)),
  ],
  action: { label: copy.teamJoined.action, url: `${webUrl}/agent/teams` },
  notes: copy.teamJoined.notes,
})

export const teamInvitationElsewhere: Writer<'team_invitation_elsewhere'> = (data) => ({
  subject: copy.teamInvitationElsewhere.subject(data.invited_by, data.team_name),
  preview: copy.teamInvitationElsewhere.preview,
  heading: copy.teamInvitationElsewhere.heading,
  paragraphs: [
    copy.frame.greeting(''),
    copy.teamInvitationElsewhere.body(data.invited_by, data.team_name, data.account_name),
  ],
  notes: copy.teamInvitationElsewhere.notes(data.invited_by),
})

export const covering: Writer<'covering'> = ({ first_name, name, days, note }, { webUrl }) => ({
  subject: copy.covering.subject(name, days),
  preview: copy.covering.preview(name),
  heading: copy.covering.heading(name),
  paragraphs: [copy.frame.greeting(first_name), copy.covering.body(name, days), ...(note ? [note] : [])],
  action: { label: copy.covering.action, url: `${webUrl}/agent/teams` },
  notes: [copy.covering.ends(name), copy.notice.choose],
})
