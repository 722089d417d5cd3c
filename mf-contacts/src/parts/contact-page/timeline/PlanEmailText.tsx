import type { TimelinePlan } from 'openapi'
import { useContactTimelineStyles } from './ContactTimeline.styles.ts'

/** What an email of a plan said. */
export function PlanEmailText({ email: { subject, text } }: { email: TimelinePlan }) {
  const styles = useContactTimelineStyles()
  return (
    <details className={styles.body}>
      <summary>{subject}</summary>
      <p className={styles.message}>{text}</p>
    </details>
  )
}
