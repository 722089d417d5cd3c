import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useCalendarFeeds } from './calendar-feeds.api.ts'
import { copy } from './copy.ts'
import { FeedAddress } from './FeedAddress.tsx'
import { FeedList } from './FeedList.tsx'
import { NewFeedForm } from './NewFeedForm.tsx'

/** Adds the calendar to a calendar app: the existing feeds and a form for a new one. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const feeds = useCalendarFeeds()
  const [url, setUrl] = useState<string | null>(null)
  if (url) return <FeedAddress url={url} onClose={() => setUrl(null)} />
  return (
    <ModalSurface
      open
      title={copy.subscribeDialog.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{copy.subscribeDialog.close}</Button>}
    >
      <Hint>{copy.subscribeDialog.hint}</Hint>
      <NewFeedForm onCreated={setUrl} />
      {feeds.isPending && <SkeletonRows label={copy.subscribeDialog.loading} rows={1} />}
      {feeds.isError && (
        <ErrorState title={copy.subscribeDialog.failed} error={feeds.error} onRetry={() => void feeds.refetch()} />
      )}
      {feeds.data && <FeedList feeds={feeds.data.results} />}
    </ModalSurface>
  )
}
