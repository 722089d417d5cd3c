import type { TimelineInquiry } from 'openapi'
import { Hint } from 'ui-kit/Hint'
import { AskedFrom } from '#parts/asked-from/AskedFrom.tsx'
import { assignmentWords } from './assignment-words.ts'
import { useContactTimelineStyles } from './ContactTimeline.styles.ts'

/** What someone asked, about which property and where, what brought them, and how they were assigned. */
export function InquiryText({ inquiry }: { inquiry: TimelineInquiry }) {
  const styles = useContactTimelineStyles()
  const { message, assignment } = inquiry
  const assigned = assignment ? assignmentWords(assignment) : []
  return (
    <div className={styles.body}>
      {message && <p className={styles.message}>{message}</p>}
      <AskedFrom {...inquiry} />
      {assigned.map((words) => (
        <Hint key={words}>{words}</Hint>
      ))}
    </div>
  )
}
