import { useTimeline } from '#parts/contact-records/contact-records.api.ts'
import { TimelineItem } from '#parts/contact-page/timeline/TimelineItem.tsx'
import { Hint } from 'ui-kit/Hint'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useCallQueueStyles } from './CallQueue.styles.ts'
import { copy } from './copy.ts'

const SHOWN = 3

/** The last entries of a contact's timeline. */
export function LatelyWith({ contact, titleId }: { contact: string; titleId: string }) {
  const styles = useCallQueueStyles()
  const { data, isPending, isError } = useTimeline(contact, [])
  const entries = data?.pages[0]?.results.slice(0, SHOWN)
  return (
    <>
      <h3 id={titleId} className={styles.title}>
        {copy.recent}
      </h3>
      {isPending && <SkeletonRows label={copy.loadingRecent} rows={3} />}
      {isError && !data && <Hint>{copy.recentFailed}</Hint>}
      {entries?.length === 0 && <Hint>{copy.noRecent}</Hint>}
      <ul className={styles.list}>
        {entries?.map((entry) => (
          <TimelineItem key={`${entry.type} ${entry.id}`} entry={entry} />
        ))}
      </ul>
    </>
  )
}
