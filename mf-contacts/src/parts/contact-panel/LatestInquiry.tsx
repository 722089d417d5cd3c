import type { Contact } from 'openapi'
import { TimelineKind } from 'openapi/codes'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgoWithin } from 'ui-kit/days'
import { Hint } from 'ui-kit/Hint'
import { useTimeline } from '#parts/contact-records/contact-records.api.ts'
import { placeAsked } from '#parts/contact-records/place-asked.ts'
import { copy } from './copy.ts'
import { DetailSection } from './DetailSection.tsx'
import { useLatestInquiryStyles } from './LatestInquiry.styles.ts'

/** What a lead asked last, about which property: an agent reads it before calling. Nothing if they never asked. */
export function LatestInquiry({ contact }: { contact: Pick<Contact, 'id'> }) {
  const styles = useLatestInquiryStyles()
  const timeZone = useTimeZone()
  const { data } = useTimeline(contact.id, [TimelineKind.inquiry])
  const latest = data?.pages[0]?.results[0]
  if (latest?.type !== 'inquiry') return null
  const { message, property, source, at } = latest
  const address = placeAsked(property)
  return (
    <DetailSection title={copy.latestInquiry.title}>
      {message && <p className={styles.message}>{message}</p>}
      {address && <Hint>{copy.latestInquiry.property(address)}</Hint>}
      <Hint>{copy.latestInquiry.source(source, formatAgoWithin(at, timeZone))}</Hint>
    </DetailSection>
  )
}
