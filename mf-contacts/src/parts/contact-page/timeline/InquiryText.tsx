import type { TimelineInquiry } from 'openapi'
import { Hint } from 'ui-kit/Hint'
import { useContactTimelineStyles } from './ContactTimeline.styles.ts'
import { copy } from './copy.ts'

/** What someone asked, about which property, and what brought them. */
export function InquiryText({ inquiry: { message, property, campaign } }: { inquiry: TimelineInquiry }) {
  const styles = useContactTimelineStyles()
  const address = property.address || property.mls_number
  const names = [campaign.source, campaign.medium, campaign.campaign].filter(Boolean).join(' · ')
  if (!message && !address && !names) return null
  return (
    <div className={styles.body}>
      {message && <p className={styles.message}>{message}</p>}
      {address && <Hint>{copy.property(address)}</Hint>}
      {names && <Hint>{copy.campaign(names)}</Hint>}
    </div>
  )
}
