import { mergeClasses } from '@fluentui/react-components'
import type { ClientAudience, ClientMilestone } from 'openapi'
import { Progress, progressLabels } from 'openapi/codes'
import type { ReactNode } from 'react'
import { formatDay } from 'ui-kit/days'
import { HiddenText } from 'ui-kit/HiddenText'
import { Panel } from 'ui-kit/Panel'
import { copy } from './copy.ts'
import { useMilestoneTrackStyles } from './MilestoneTrack.styles.ts'

/** The most steps whose names fit in one row. */
const MOST_IN_ROW = 7

export interface MilestoneTrackProps {
  milestones: ClientMilestone[]
  /** Today in the account's time zone. */
  now: string
  audience: ClientAudience
  /** Content below the track, such as the client's next task. */
  children?: ReactNode
}

/** The milestones of a deal: horizontal on a desktop, vertical on a phone. */
export function MilestoneTrack({ milestones, now, audience, children }: MilestoneTrackProps) {
  const styles = useMilestoneTrackStyles()
  const current = milestones.find((milestone) => milestone.progress !== Progress.COMPLETE)
  return (
    <Panel title={copy.milestoneTrack.title}>
      {milestones.length === 0 ? (
        <p className={styles.none}>{copy.milestoneTrack.empty[audience]}</p>
      ) : (
        <ol className={mergeClasses(styles.track, milestones.length > MOST_IN_ROW && styles.many)}>
          {milestones.map(({ id, name, progress, due_date }) => (
            <li
              key={id}
              className={mergeClasses(
                styles.step,
                progress === Progress.COMPLETE && styles.done,
                id === current?.id && styles.current,
              )}
              aria-current={id === current?.id ? 'step' : undefined}
            >
              <b className={styles.name}>{name}</b>
              <HiddenText>{progressLabels[progress]}</HiddenText>
              {due_date && <span className={styles.day}>{formatDay(due_date, now)}</span>}
            </li>
          ))}
        </ol>
      )}
      {current?.text && <p className={styles.text}>{current.text}</p>}
      {children}
    </Panel>
  )
}
