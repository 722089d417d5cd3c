import type { Team, TeamMember } from 'openapi'
import { MemberStatus, teamRoleLabels } from 'openapi/codes'
import { useToday } from 'remote-kit/use-today'
import { formatAway } from 'ui-kit/absences'
import { absenceOn } from 'ui-kit/days'
import { memberStatusChips } from 'ui-kit/code-labels'
import { callLink, formatPersonName, formatPhone } from 'ui-kit/format'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { StatusChip } from 'ui-kit/StatusChip'
import { Tag } from 'ui-kit/Tag'
import { MemberMenu, type MemberMenuProps } from './MemberMenu.tsx'
import { useTeamsPageStyles } from './TeamsPage.styles.ts'
import { copy } from './copy.ts'

export interface MemberRowProps extends MemberMenuProps {
  /** Whether the member owns the account. A team can have several owners, but the account has one. */
  ownsAccount: boolean
}

/** A member: contact details, role and status. */
export function MemberRow({ ownsAccount, ...menu }: MemberRowProps) {
  const styles = useTeamsPageStyles()
  const { team, member } = menu
  const { person, email, role, status } = member
  const name = formatPersonName(person)
  const now = useToday()
  const away = status === MemberStatus.Active && absenceOn(member.absences, now)
  return (
    <li className={styles.member}>
      <div className={styles.avatar}>
        <PersonAvatar name={name || email} image={person.image} size={32} decorative />
      </div>
      <div className={styles.name}>{name || email}</div>
      <div className={styles.contact}>
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
        {person.phone_number && (
          <a className={styles.link} href={callLink(person.phone_number)}>
            {formatPhone(person.phone_number)}
          </a>
        )}
        {away && <span className={styles.away}>{formatAway(away, (user) => nameIn(team, user), now)}</span>}
        {role === 'assistant' && <span className={styles.assists}>{assistsLabel(team, member)}</span>}
      </div>
      <div className={styles.marks}>
        {away && <Tag>{copy.memberRow.away}</Tag>}
        {status !== MemberStatus.Active && <StatusChip chip={memberStatusChips[status]} />}
        <Tag>{ownsAccount ? copy.memberRow.accountOwner : teamRoleLabels[role]}</Tag>
        <MemberMenu {...menu} />
      </div>
    </li>
  )
}

/** A colleague's name; an owner or admin may cover from another team. */
const nameIn = ({ members }: Team, user: string): string =>
  formatPersonName(members.find((member) => member.user === user)?.person) || copy.memberRow.someoneElse

/** "Assists Maria Okoye and Jordan Lee" */
function assistsLabel({ members }: Team, { assists }: TeamMember): string {
  const names = members
    .filter(({ user }) => assists.includes(user))
    .map(({ person, status }) => {
      const name = formatPersonName(person)
      return status === MemberStatus.Disabled ? copy.memberRow.deactivated(name) : name
    })
  return names.length > 0 ? copy.memberRow.assists(names) : copy.memberRow.assistsNoOne
}
