import type { DealAsOf, Milestone, Task } from 'openapi'
import { useToday } from 'remote-kit/use-today'
import { formatDay } from 'ui-kit/days'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { ProgressDot } from '#pages/deal/milestones/ProgressDot.tsx'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { useSnapshotStyles } from './SnapshotScreen.styles.ts'

/** The milestones and tasks of the snapshot. */
export function SnapshotItems({ snapshot: { milestones, tasks } }: { snapshot: DealAsOf }) {
  const styles = useSnapshotStyles()
  const { nameOf } = useTeamPeople()
  return (
    <>
      <Panel title={copy.snapshotItems.milestones}>
        {milestones.length === 0 && <Hint>{copy.snapshotItems.noMilestones}</Hint>}
        <ol className={styles.list}>
          {milestones.map((one) => (
            <Row key={one.id} item={one} name={one.name} aside={countOf(one)} />
          ))}
        </ol>
      </Panel>
      <Panel title={copy.snapshotItems.tasks}>
        {tasks.length === 0 && <Hint>{copy.snapshotItems.noTasks}</Hint>}
        <ul className={styles.list}>
          {tasks.map((one) => (
            <Row key={one.id} item={one} name={one.title} aside={nameOf(one.assignee)} />
          ))}
        </ul>
      </Panel>
    </>
  )
}

const countOf = ({ tasks: { done, total } }: Milestone): string => (total === 0 ? '' : copy.countOf.count(done, total))

function Row({ item, name, aside }: { item: Task | Milestone; name: string; aside: string }) {
  const styles = useSnapshotStyles()
  const now = useToday()
  return (
    <li className={styles.row}>
      <ProgressDot progress={item.progress} />
      <span className={styles.name}>{name}</span>
      <span className={styles.aside}>
        {[aside, item.due_date && formatDay(item.due_date, now)].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}
