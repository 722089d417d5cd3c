import { mergeClasses } from '@fluentui/react-components'
import type { Milestone } from 'openapi'
import { formatDay } from 'ui-kit/days'
import { Panel } from 'ui-kit/Panel'
import { useToday } from 'remote-kit/use-today'
import { copy } from './copy.ts'
import { useMilestoneTrackStyles } from './MilestoneTrack.styles.ts'
import { ProgressDot } from './ProgressDot.tsx'

/** The milestones of a deal as a line from left to right. */
export function MilestoneTrack({ milestones }: { milestones: readonly Milestone[] }) {
  const styles = useMilestoneTrackStyles()
  const now = useToday()
  return (
    <div className={styles.panel}>
      <Panel title={copy.milestoneTrack.title}>
        <ol className={styles.track}>
          {milestones.map(({ id, name, progress, due_date }, index) => (
            <li key={id} className={styles.step} aria-current={progress === 'IN_PROGRESS' ? 'step' : undefined}>
              <div className={styles.line}>
                <ProgressDot progress={progress} />
                {index < milestones.length - 1 && (
                  <span className={mergeClasses(styles.rail, progress === 'COMPLETE' && styles.railDone)} />
                )}
              </div>
              <div className={styles.name}>{name}</div>
              {due_date && <div className={styles.day}>{formatDay(due_date, now)}</div>}
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}
