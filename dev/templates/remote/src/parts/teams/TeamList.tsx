import type { Team } from 'openapi'
import { formatQuantity } from 'ui-kit/format'
import { useTeamListStyles } from './TeamList.styles.ts'

/** Teams with their number of members. */
export function TeamList({ teams }: { teams: readonly Team[] }) {
  const styles = useTeamListStyles()
  return (
    <ul className={styles.list}>
      {teams.map(({ id, name, members }) => (
        <li key={id} className={styles.row}>
          <span>{name}</span>
          <span className={styles.size}>{formatQuantity(members.length, 'person', 'people')}</span>
        </li>
      ))}
    </ul>
  )
}
