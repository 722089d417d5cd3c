import { PersonSwapRegular } from '@fluentui/react-icons/svg/person-swap'
import { Link } from 'react-router'
import { useToday } from 'remote-kit/use-today'
import { formatWeekday } from 'ui-kit/absences'
import { absenceOn } from 'ui-kit/days'
import type { TeamPeople } from 'remote-kit/team-people'
import { useAwayStyles } from './Away.styles.ts'
import { copy } from './copy.ts'
import { useCovered } from './use-covered.ts'

/** Whom the viewer covers today, and until when. Each leads to the tasks of that person. */
export function CoveringLinks({ people }: { people: TeamPeople }) {
  const styles = useAwayStyles()
  const now = useToday()
  const covered = useCovered(people, now)
  if (covered.length === 0) return null
  return (
    <div className={styles.links}>
      {covered.map(({ user, absences }) => (
        <Link key={user} className={styles.link} to={`/agent/tasks?due=open&assignee=${user}`}>
          <PersonSwapRegular aria-hidden />
          {copy.coveringLinks.until(people.nameOf(user), formatWeekday(absenceOn(absences, now)?.last_day ?? now, now))}
        </Link>
      ))}
    </div>
  )
}
