import type { Team } from 'openapi'
import { copy } from './copy.ts'
import { useTeamListStyles } from './TeamList.styles.ts'

/** Teams with their number of members. */
export function TeamList({ teams }: { teams: readonly Team[] }) {
  const styles = useTeamListStyles()
  return (
    <ul className={styles.list}>
      {teams.map(({ id, name, members }) => (
        <li key={id} className={styles.row}>
          <span>{name}</span>
          <span className={styles.size}>{copy.teamList.members(members.length)}</span>
        </li>
      ))}
    </ul>
  )
}
