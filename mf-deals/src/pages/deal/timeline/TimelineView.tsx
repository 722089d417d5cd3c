import { ToggleButton } from '@fluentui/react-components'
import type { Deal, TimelineItem } from 'openapi'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { reportFailure } from 'remote-kit/query-client'
import { deviceTypeAtom } from 'remote-kit/session'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { lazyPart } from 'ui-kit/lazy-part'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'
import { scaleOf, type Zoom, zooms } from '#parts/timeline/timeline-scale.ts'
import { copy } from './copy.ts'
import { divideByDay } from './timeline-lanes.ts'
import { moveQuestion } from './timeline-labels.ts'
import { useDealTimeline } from './timeline.api.ts'
import { TimelineChart } from './TimelineChart.tsx'
import { TimelineKey } from './TimelineKey.tsx'
import { useTimelineViewStyles } from './TimelineView.styles.ts'
import { UndatedItems } from './UndatedItems.tsx'

const WhyDialog = lazyPart(async () => (await import('#parts/date-explanations/WhyDialog.tsx')).WhyDialog)

/** The timeline of a deal. Moving a bar shows everything that follows before it is saved. */
export function TimelineView({ deal, onOpenTask }: { deal: Deal; onOpenTask: (id: string) => void }) {
  const styles = useTimelineViewStyles()
  const notify = useNotify()
  const { data, error, refetch } = useDealTimeline(deal.id)
  const { mutateAsync: move, panel } = useMoveDates()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const [zoom, setZoom] = useState<Zoom>(isPhone ? 'months' : 'weeks')
  const [showsDone, setShowsDone] = useState(false)
  /** The date of the deal or milestone whose explanation is open. */
  const [asked, setAsked] = useState<TimelineItem | null>(null)

  if (!data && error)
    return <ErrorState title={copy.timelineView.failed} error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows label={copy.timelineView.loading} rows={8} />

  const moveTo = (item: TimelineItem, day: string) => {
    const request = item.kind === 'deal' ? { dates: { [item.id]: day } } : { items: [{ id: item.id, due_date: day }] }
    move({ deal: deal.id, title: moveQuestion(item, day, data.today), request }).catch((reason: unknown) =>
      reportFailure(notify, reason),
    )
  }
  const open = data.items.filter(({ progress }) => progress !== 'COMPLETE')
  const done = data.items.length - open.length
  const { lanes, undated } = divideByDay(showsDone || open.length === 0 ? data.items : open)
  const openItem = (item: TimelineItem) => (item.kind === 'task' ? onOpenTask(item.id) : setAsked(item))
  const rest = undated.length > 0 && <UndatedItems items={undated} onOpen={openItem} />
  if (lanes.length === 0 && open.length === data.items.length)
    return (
      <section aria-label={copy.timelineView.label}>
        <EmptyState title={copy.timelineView.emptyTitle}>{copy.timelineView.empty}</EmptyState>
        {rest}
      </section>
    )
  const width = zooms.find(({ value }) => value === zoom)?.day ?? zooms[0].day
  return (
    <section aria-label={copy.timelineView.label}>
      <div className={styles.bar}>
        <TimelineKey />
        <div className={styles.choices}>
          {done > 0 && open.length > 0 && (
            <ToggleButton size="small" checked={showsDone} onClick={() => setShowsDone(!showsDone)}>
              {copy.timelineView.done(done)}
            </ToggleButton>
          )}
          <SegmentedTabs<Zoom>
            label={copy.timelineView.scale}
            width="tabs"
            value={zoom}
            options={zooms}
            onChange={setZoom}
          />
        </div>
      </div>
      <TimelineChart
        timeline={{ ...data, items: lanes }}
        scale={scaleOf(lanes, data.today, width)}
        onMove={moveTo}
        onOpen={openItem}
      />
      {rest}
      <div className={styles.hint}>
        <Hint>{isPhone ? copy.timelineView.hintOnPhone : copy.timelineView.hint}</Hint>
      </div>
      {panel}
      {asked && <WhyDialog deal={deal.id} of={asked.id} title={asked.title} onClose={() => setAsked(null)} />}
    </section>
  )
}
