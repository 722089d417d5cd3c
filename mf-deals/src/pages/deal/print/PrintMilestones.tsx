import type { Milestone, Task } from 'openapi'
import { Progress } from 'openapi/codes'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { paperDay } from '#parts/print/paper.ts'
import { usePrintStyles } from './print.styles.ts'
import { PrintSection } from '#parts/print/PrintSection.tsx'

/** The milestones with their tasks and check boxes, then tasks without a milestone. */
export function PrintMilestones({ milestones, tasks }: { milestones: readonly Milestone[]; tasks: readonly Task[] }) {
  const styles = usePrintStyles()
  const known = new Set(milestones.map(({ id }) => id))
  const others = tasks.filter(({ milestone }) => !milestone || !known.has(milestone))
  if (milestones.length === 0 && tasks.length === 0) return null
  return (
    <PrintSection title={copy.printMilestones.title}>
      {milestones.map(({ id, name, due_date, tasks: { done, total } }) => (
        <div key={id} className={styles.milestone}>
          <h4 className={styles.milestoneHead}>
            <span>{name}</span>
            <span className={styles.quiet}>
              {[total > 0 && copy.printMilestones.done(done, total), due_date && paperDay(due_date)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </h4>
          <Rows tasks={tasks.filter(({ milestone }) => milestone === id)} />
        </div>
      ))}
      {others.length > 0 && (
        <div className={styles.milestone}>
          {milestones.length > 0 && <h4 className={styles.milestoneHead}>{copy.printMilestones.otherTasks}</h4>}
          <Rows tasks={others} />
        </div>
      )}
    </PrintSection>
  )
}

function Rows({ tasks }: { tasks: readonly Task[] }) {
  const styles = usePrintStyles()
  const { nameOf } = useTeamPeople()
  return (
    <ul className={styles.list}>
      {tasks.map(({ id, title, progress, assignee, due_date, not_applicable_reason: reason }) => (
        <li key={id} className={styles.task}>
          <span
            className={styles.box}
            role="img"
            aria-label={progress === Progress.COMPLETE ? copy.rows.done : copy.rows.open}
          >
            {progress === Progress.COMPLETE && '✓'}
          </span>
          <span className={styles.what}>
            {title}
            {reason && <span className={styles.quiet}> {copy.rows.notApplicable(reason)}</span>}
          </span>
          <span className={styles.quiet}>{nameOf(assignee)}</span>
          <span className={styles.day}>{due_date && paperDay(due_date)}</span>
        </li>
      ))}
    </ul>
  )
}
