import type { Contact } from 'openapi'
import { TimelineKind } from 'openapi/codes'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgoWithin } from 'ui-kit/days'
import { Hint } from 'ui-kit/Hint'
import { AskedFrom } from '#parts/asked-from/AskedFrom.tsx'
import { useTimeline } from '#parts/contact-records/contact-records.api.ts'
import { copy } from './copy.ts'
import { DetailSection } from './DetailSection.tsx'
import { useLatestInquiryStyles } from './LatestInquiry.styles.ts'

/** What a lead asked last, about which property and where: an agent reads it before calling. Nothing if they never asked. */
export function LatestInquiry({ contact }: { contact: Pick<Contact, 'id'> }) {
  const styles = useLatestInquiryStyles()
  const timeZone = useTimeZone()
  const { data } = useTimeline(contact.id, [TimelineKind.inquiry])
  const latest = data?.pages[0]?.results[0]
  if (latest?.type !== 'inquiry') return null
  const { message, source, at } = latest
  return (
    <DetailSection title={copy.latestInquiry.title}>
      {message && <p className={styles.message}>{message}</p>}
      <AskedFrom {...latest} />
      <Hint>{copy.latestInquiry.source(source, formatAgoWithin(at, timeZone))}</Hint>
    </DetailSection>
  )
}
