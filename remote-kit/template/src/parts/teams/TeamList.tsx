import type { Team } from 'openapi'
import { MemberStatus } from 'openapi/codes'
import { copy } from './copy.ts'
import { useTeamListStyles } from './TeamList.styles.ts'

/** Teams with their number of members. Those who haven't accepted their invitation yet don't count. */
export function TeamList({ teams }: { teams: readonly Team[] }) {
  const styles = useTeamListStyles()
  return (
    <ul className={styles.list}>
      {teams.map(({ id, name, members }) => (
        <li key={id} className={styles.row}>
          <span>{name}</span>
          <span className={styles.size}>{copy.teamList.members(activeOf(members))}</span>
        </li>
      ))}
    </ul>
  )
}

const activeOf = (members: Team['members']) => members.filter(({ status }) => status === MemberStatus.Active).length
