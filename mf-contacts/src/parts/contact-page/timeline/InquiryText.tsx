import type { TimelineInquiry } from 'openapi'
import { Hint } from 'ui-kit/Hint'
import { placeAsked } from '#parts/contact-records/place-asked.ts'
import { assignmentWords } from './assignment-words.ts'
import { useContactTimelineStyles } from './ContactTimeline.styles.ts'
import { copy } from './copy.ts'

/** What someone asked, about which property, what brought them, and how they were assigned. */
export function InquiryText({ inquiry: { message, property, campaign, assignment } }: { inquiry: TimelineInquiry }) {
  const styles = useContactTimelineStyles()
  const address = placeAsked(property)
  const names = [campaign.source, campaign.medium, campaign.campaign].filter(Boolean).join(' · ')
  const assigned = assignment ? assignmentWords(assignment) : []
  if (!message && !address && !names && assigned.length === 0) return null
  return (
    <div className={styles.body}>
      {message && <p className={styles.message}>{message}</p>}
      {address && <Hint>{copy.property(address)}</Hint>}
      {names && <Hint>{copy.campaign(names)}</Hint>}
      {assigned.map((words) => (
        <Hint key={words}>{words}</Hint>
      ))}
    </div>
  )
}
