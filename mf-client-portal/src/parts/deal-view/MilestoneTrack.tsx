import { mergeClasses } from '@fluentui/react-components'
import type { ClientAudience, ClientMilestone } from 'openapi'
import { Progress, progressLabels } from 'openapi/codes'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { deviceTypeAtom } from 'remote-kit/session'
import { formatDay } from 'ui-kit/days'
import { HiddenText } from 'ui-kit/HiddenText'
import { Panel } from 'ui-kit/Panel'
import { copy } from './copy.ts'
import type { Outcome } from './standing/outcome.ts'
import { useMilestoneTrackStyles } from './MilestoneTrack.styles.ts'

/** The most steps whose names fit in one row. */
const MOST_IN_ROW = 7

export interface MilestoneTrackProps {
  milestones: ClientMilestone[]
  /** Today in the account's time zone. */
  now: string
  audience: ClientAudience
  /** How the deal ended; null while it hasn't. */
  outcome: Outcome
  /** Content below the track, such as the client's next task. */
  children?: ReactNode
}

/** The milestones of a deal: horizontal on a desktop, vertical on a phone. */
export function MilestoneTrack({ milestones, now, audience, outcome, children }: MilestoneTrackProps) {
  const styles = useMilestoneTrackStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const current = outcome ? undefined : milestones.find((milestone) => milestone.progress !== Progress.COMPLETE)
  if (outcome && milestones.length === 0) return null
  const steps = milestones.map((milestone) => reached(milestone, outcome, now))
  return (
    <Panel title={copy.milestoneTrack.title}>
      {milestones.length === 0 ? (
        <p className={styles.none}>{copy.milestoneTrack.empty[audience]}</p>
      ) : (
        <ol className={mergeClasses(styles.track, milestones.length > MOST_IN_ROW && styles.many)}>
          {steps.map(({ id, name, text, progress, due_date }) => (
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
              {due_date && (outcome !== 'off' || due_date <= now) && (
                <span className={styles.day}>{formatDay(due_date, now)}</span>
              )}
              {/* Below the last step, it would read as if it were about that. */}
              {isPhone && id === current?.id && text && <p className={styles.stepText}>{text}</p>}
            </li>
          ))}
        </ol>
      )}
      {!isPhone && current?.text && <p className={styles.text}>{current.text}</p>}
      {children}
    </Panel>
  )
}

/** A deal that has closed is through its steps, but for those that are planned for later. */
const reached = (milestone: ClientMilestone, outcome: Outcome, now: string): ClientMilestone =>
  outcome === 'closed' && (milestone.due_date ?? now) <= now ? { ...milestone, progress: Progress.COMPLETE } : milestone
