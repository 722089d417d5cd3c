import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { Team, TeamMember } from 'openapi'
import { MemberStatus, teamRoleLabels } from 'openapi/codes'
import { userProfileAtom } from 'remote-kit/session'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { useToday } from 'remote-kit/use-today'
import { memberStatusChips } from 'ui-kit/code-labels'
import { formatWeekday } from 'ui-kit/absences'
import { dayOf, formatAgoWithin } from 'ui-kit/days'
import { formatPersonName } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { StatusChip } from 'ui-kit/StatusChip'
import { isPending } from '#parts/teams/team-rights.ts'
import { memberActions } from './member-rights.ts'
import { MemberMenu } from './MemberMenu.tsx'
import type { TeamDialog } from './team-dialogs.ts'
import { useResendInvitation } from './teams.api.ts'
import { copy } from './copy.ts'
import { usePendingInvitationStyles } from './TeamsPage.styles.ts'

export interface PendingInvitationsProps {
  teams: readonly Team[]
  currentTeam: Team | undefined
  onOpen: (dialog: TeamDialog) => void
}

/** Everyone who was asked to join a team and hasn't: open, expired and declined invitations. For owners and admins. */
export function PendingInvitations({ teams, currentTeam, onOpen }: PendingInvitationsProps) {
  const styles = usePendingInvitationStyles()
  const pending = teams.flatMap((team) => team.members.filter(isPending).map((member) => ({ team, member })))
  const people = new Map(teams.flatMap(({ members }) => members.map(({ user, person }) => [user, person] as const)))
  const team = currentTeam ?? teams[0]
  return (
    <Panel
      title={copy.pendingInvitations.title}
      actions={pending.length > 0 && <Hint>{copy.pendingInvitations.count(pending.length)}</Hint>}
    >
      {pending.length === 0 && (
        <div className={styles.none}>
          <Hint>{copy.pendingInvitations.empty}</Hint>
          {team && (
            <Button size="small" onClick={() => onOpen({ kind: 'invite', team })}>
              {copy.pendingInvitations.invite}
            </Button>
          )}
        </div>
      )}
      <ul className={styles.list}>
        {pending.map(({ team: of, member }) => (
          <Invitation
            key={`${of.id} ${member.user}`}
            team={of}
            member={member}
            nameOf={(user) => formatPersonName(people.get(user))}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface InvitationProps {
  team: Team
  member: TeamMember
  nameOf: (user: string) => string
  onOpen: (dialog: TeamDialog) => void
}

function Invitation({ team, member, nameOf, onOpen }: InvitationProps) {
  const styles = usePendingInvitationStyles()
  const timeZone = useTimeZone()
  const now = useToday()
  const viewer = useAtomValue(userProfileAtom)
  const resend = useResendInvitation({ id: team.id, user: member.user })
  const { email, role, status, invitation } = member
  const name = formatPersonName(member.person)
  const isDeclined = status === MemberStatus.Declined
  const isExpired = !isDeclined && invitation !== null && dayOf(new Date(invitation.expires_at), timeZone) < now
  const actions = memberActions(viewer, member)
  const sender = invitation?.sent_by ? nameOf(invitation.sent_by) : ''
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>
          <span className={styles.text}>{name || email}</span>
          <StatusChip
            chip={
              isExpired
                ? { ...memberStatusChips[status], label: copy.pendingInvitations.expired }
                : memberStatusChips[status]
            }
          />
        </div>
        <div className={styles.facts}>
          {name && <span>{email}</span>}
          <span>{copy.pendingInvitations.row(teamRoleLabels[role], team.name)}</span>
          {invitation && (
            <span>{copy.pendingInvitations.sent(sender, formatAgoWithin(invitation.sent_at, timeZone))}</span>
          )}
          <Standing isDeclined={isDeclined} isExpired={isExpired} expiresAt={invitation?.expires_at ?? null} />
        </div>
      </div>
      <div className={styles.actions}>
        {actions.includes('resend') && (
          <Button
            size="small"
            aria-label={copy.pendingInvitations.resendTo(name || email)}
            disabledFocusable={resend.isPending}
            onClick={() => resend.mutate()}
          >
            {copy.pendingInvitations.resend}
          </Button>
        )}
        {actions.includes('reinvite') && (
          <Button
            size="small"
            aria-label={copy.pendingInvitations.againTo(name || email)}
            onClick={() => onOpen({ kind: 'invite', team, again: member })}
          >
            {copy.pendingInvitations.again}
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button
            size="small"
            aria-label={copy.pendingInvitations.cancelTo(name || email)}
            onClick={() => onOpen({ kind: 'cancel', team, member })}
          >
            {copy.pendingInvitations.cancel}
          </Button>
        )}
        <MemberMenu team={team} member={member} actions={actions.filter((one) => one === 'role')} onOpen={onOpen} />
      </div>
    </li>
  )
}

interface StandingProps {
  isDeclined: boolean
  isExpired: boolean
  /** Null if it isn't known anymore. */
  expiresAt: string | null
}

function Standing({ isDeclined, isExpired, expiresAt }: StandingProps) {
  const timeZone = useTimeZone()
  const now = useToday()
  if (isDeclined) return <span>{copy.pendingInvitations.declined}</span>
  if (expiresAt === null) return null
  const day = formatWeekday(dayOf(new Date(expiresAt), timeZone), now)
  return <span>{isExpired ? copy.pendingInvitations.expiredOn(day) : copy.pendingInvitations.link(day)}</span>
}
