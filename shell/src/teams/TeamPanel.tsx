import type { Team } from 'openapi'
import { MemberStatus, memberStatusLabels, teamRoleLabels } from 'openapi/codes'
import { formatPersonName, formatPhone, formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { StatusChip } from 'ui-kit/StatusChip'
import { Tag } from 'ui-kit/Tag'
import { useTeamsPageStyles } from './TeamsPage.styles.ts'

/** One team: its people, how to reach them, what they may do. */
export function TeamPanel({ team, isCurrent }: { team: Team; isCurrent: boolean }) {
  const styles = useTeamsPageStyles()
  return (
    <Panel
      title={team.name}
      actions={
        <>
          {isCurrent && <Tag>Current</Tag>}
          <Hint>{formatQuantity(team.members.length, 'member')}</Hint>
        </>
      }
    >
      <ul className={styles.members}>
        {team.members.map(({ user, person, email, role, status }) => (
          <li key={user} className={styles.member}>
            <div className={styles.avatar}>
              <PersonAvatar name={formatPersonName(person)} image={person.image} size={32} decorative />
            </div>
            <div className={styles.name}>{formatPersonName(person)}</div>
            <div className={styles.contact}>
              <a className={styles.link} href={`mailto:${email}`}>
                {email}
              </a>
              {person.phone_number && (
                <a className={styles.link} href={`tel:${person.phone_number.replace(/[^+\d]/g, '')}`}>
                  {formatPhone(person.phone_number)}
                </a>
              )}
            </div>
            <div className={styles.marks}>
              {status !== MemberStatus.Active && (
                <StatusChip chip={{ label: memberStatusLabels[status], fill: '#e2e2dd' }} />
              )}
              <Tag>{teamRoleLabels[role]}</Tag>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
