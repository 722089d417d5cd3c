import type { TeamRole } from 'openapi'
import { formatExtent, formatQuantity } from 'ui-kit/format'
import type { MemberAction } from './member-rights.ts'

const memberMenu: Record<MemberAction, string> = {
  role: 'Change role',
  plan: 'Commission plan',
  hours: 'Working hours',
  absences: 'Absences',
  resend: 'Resend invitation',
  cancel: 'Cancel invitation',
  reinvite: 'Invite again',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  transfer: 'Make account owner',
  resetTwoStep: 'Reset two-step sign-in',
  export: 'Export personal data',
  erase: 'Erase personal data…',
}

/** What each role may do, in one line. */
const rights: Record<TeamRole, string> = {
  owner: 'can do everything an admin can and appoint other owners',
  admin: 'sees every deal and manages people and templates',
  agent: 'works on their own deals and those shared with them',
  assistant: 'works for the agents you choose and doesn’t see commission',
}

const inAnd = new Intl.ListFormat('en')

/** What the Teams page says about teams and their members. */
export const copy = {
  teamsPage: {
    title: 'Teams',
    meta: (teams: number, people: number) =>
      `${formatQuantity(teams, 'team')} · ${formatQuantity(people, 'person', 'people')}`,
    view: 'View',
    views: {
      teams: 'People',
      overview: 'Overview',
      sources: 'Lead sources',
      routing: 'Lead routing',
      fields: 'Custom fields',
      programs: 'Service accounts',
      calendar: 'Calendar',
      audit: 'Audit log',
    },
    exported: (members: number) => formatExtent(members, 'member', false),
    create: 'New team',
    loading: 'Loading teams',
    loadingSources: 'Loading lead sources',
    loadingRouting: 'Loading lead routing',
    loadingOverview: 'Loading the overview',
    loadingAudit: 'Loading the audit log',
    loadingCalendar: 'Loading the calendar',
    loadingFields: 'Loading custom fields',
    loadingPrograms: 'Loading service accounts',
    failed: 'Couldn’t load your teams',
    emptyTitle: 'You’re not on a team yet',
    empty: 'A team shares its deals, contacts and reports. Ask your account’s owner to invite you.',
  },
  teamPanel: {
    members: (count: number) => formatQuantity(count, 'member'),
    current: 'Current',
    invite: 'Invite',
    actions: (team: string) => `Actions for ${team}`,
    switchTo: 'Switch to this team',
    rename: 'Rename team',
    leave: 'Leave team',
  },
  memberRow: {
    accountOwner: 'Account owner',
    assists: (names: readonly string[]) => `Assists ${inAnd.format(names)}`,
    assistsNoOne: 'Assists no one yet',
    deactivated: (name: string) => `${name} (deactivated)`,
    away: 'Away',
    someoneElse: 'someone on another team',
  },
  memberMenu: {
    ...memberMenu,
    actions: (name: string) => `Actions for ${name}`,
  },
  roleFields: {
    role: 'Role',
    choice: (role: string, name: TeamRole) => `${role}: ${rights[name]}`,
    assists: 'Who do they assist?',
    invited: (names: readonly string[]) =>
      `${inAnd.format(names)} can be chosen here once they’ve accepted the invitation.`,
  },
  memberRoleDialog: {
    title: (name: string, team: string) => `${name}’s role in ${team}`,
    hint: 'The change takes effect right away.',
    save: 'Save changes',
  },
  teamNameDialog: {
    newTitle: 'New team',
    renameTitle: 'Rename team',
    name: 'Team name',
    nameRequired: 'Enter a team name',
    nameTooLong: 'Use 100 characters or fewer',
    hint: 'A team shares its boards, deals and contacts.',
    create: 'Create team',
    rename: 'Rename team',
  },
  inviteDialog: {
    title: (team: string) => `Invite to ${team}`,
    email: 'Email address',
    emailHint: 'They’ll get a link to choose a password, or to decline.',
    firstName: 'First name (optional)',
    lastName: 'Last name (optional)',
    agentRequired: 'Choose at least one agent',
    submit: 'Send invitation',
    pending: 'Sending…',
    sent: (email: string) => `Invitation sent to ${email}`,
    resent: 'Invitation resent. The earlier link no longer works.',
  },
  cancelInvitationDialog: {
    title: (email: string) => `Cancel the invitation to ${email}?`,
    text: 'The link in the email will stop working. You can invite them again any time.',
    confirm: 'Cancel invitation',
    refusal: 'Keep invitation',
  },
  pendingInvitations: {
    title: 'Pending invitations',
    count: (count: number) => formatQuantity(count, 'invitation'),
    empty: 'No pending invitations. People you invite are listed here until they join.',
    invite: 'Invite someone',
    row: (role: string, team: string) => `${role} in ${team}`,
    sent: (by: string, when: string) => (by ? `Invited by ${by} · ${when}` : `Invited ${when}`),
    link: (until: string) => `Link works until ${until}`,
    expired: 'Expired',
    expiredOn: (day: string) => `The link expired ${day}. Resend it to give them a new one.`,
    declined: 'They declined. You can invite them again.',
    resend: 'Resend',
    resendTo: (who: string) => `Resend the invitation to ${who}`,
    cancel: 'Cancel invitation',
    cancelTo: (who: string) => `Cancel invitation to ${who}`,
    again: 'Invite again',
    againTo: (who: string) => `Invite ${who} again`,
  },
  handoverField: {
    label: 'Who takes over open deals, tasks and contacts?',
    noOne: 'No one (leave everything as is)',
  },
  deactivateDialog: {
    title: (name: string) => `Deactivate ${name}?`,
    text: (team: string) =>
      `They’ll lose access to ${team} right away. If it’s their only team, they’ll be signed out everywhere and their access tokens will be revoked. What they did stays in the history, and you can reactivate them later.`,
    assistants: (names: readonly string[]) =>
      `${inAnd.format(names)} ${names.length === 1 ? 'assists' : 'assist'} no one else. Under Change role, choose who they assist next.`,
    uncovered: (name: string, firstDay: string) =>
      `They stand in for ${name} from ${firstDay} on. Choose someone else under Absences.`,
    confirm: 'Deactivate',
    done: (name: string, team: string) => `${name} deactivated in ${team}`,
    undone: 'Member reactivated. They can sign in again, with the role they had.',
  },
  leaveDialog: {
    title: (team: string) => `Leave ${team}?`,
    text: 'You’ll lose access to its deals and contacts. If it’s your only team, you won’t be able to sign in. Only an owner or admin can bring you back.',
    confirm: 'Leave team',
  },
  transferDialog: {
    title: (name: string) => `Make ${name} the account owner?`,
    text: (name: string) =>
      `${name} takes over the account and its billing. You’ll become an admin and lose access to billing and account settings. Only ${name} can give ownership back. We’ll email you both.`,
    confirm: 'Transfer ownership',
    done: (name: string) => `Ownership transferred to ${name}`,
  },
  resetTwoStepDialog: {
    title: (name: string) => `Reset two-step sign-in for ${name}?`,
    text: (name: string) =>
      `Do this only if you’re sure it’s ${name} asking. They’ll be signed out everywhere, and their password alone will sign them in until they set it up again. We’ll email them.`,
    confirm: 'Reset two-step sign-in',
    done: (name: string) => `Two-step sign-in reset for ${name}`,
  },
  eraseMemberDialog: {
    done: (pseudonym: string) => `Personal data erased. They now appear as “${pseudonym}”.`,
  },
}
