import { useAtomValue } from 'jotai'
import type { Deal, DealStatus } from 'openapi'
import { useState } from 'react'
import { deviceTypeAtom } from 'remote-kit/session'
import { paramsWith, useSearchParams } from 'remote-kit/use-search-params'
import { dealStatusChips } from 'ui-kit/code-labels'
import { lazyPart } from 'ui-kit/lazy-part'
import { PageFrame } from 'ui-kit/PageFrame'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { StatusChip } from 'ui-kit/StatusChip'
import { DealActions } from '#pages/deal/actions/DealActions.tsx'
import { DealDialogs } from '#pages/deal/dialogs/deal-dialogs.ts'
import type { DealDialog } from '#pages/deal/dialogs/DealDialogs.tsx'
import { BadNews } from '#pages/deal/bad-news/BadNews.tsx'
import { DealHead } from '#pages/deal/head/DealHead.tsx'
import { DealMeta } from '#pages/deal/head/DealMeta.tsx'
import { OverviewView } from '#pages/deal/overview/OverviewView.tsx'
import { useTakeStatus } from '#parts/deal-status/use-take-status.tsx'
import { OpenTaskOfUrl, useSetTaskOfUrl } from '#parts/task-panel/OpenTask.tsx'
import { copy } from './copy.ts'
import { type DealView, dealViews, readDealView } from './deal-view.ts'

const waiting = <SkeletonRows label={copy.waiting.loading} rows={6} />
const ActivityView = lazyPart(async () => (await import('#pages/deal/activity/ActivityView.tsx')).ActivityView, waiting)
const CommissionView = lazyPart(
  async () => (await import('#pages/deal/commission/CommissionView.tsx')).CommissionView,
  waiting,
)
const DealTasksView = lazyPart(async () => (await import('#pages/deal/tasks/DealTasksView.tsx')).DealTasksView, waiting)
const FilesView = lazyPart(async () => (await import('#parts/files/FilesView.tsx')).FilesView, waiting)
const MilestonesView = lazyPart(
  async () => (await import('#pages/deal/milestones/MilestonesView.tsx')).MilestonesView,
  waiting,
)
const NotesView = lazyPart(async () => (await import('#parts/notes/NotesView.tsx')).NotesView, waiting)
// Only on phones.
const QuickActions = lazyPart(async () => (await import('#pages/deal/quick-actions/QuickActions.tsx')).QuickActions)
const TimelineView = lazyPart(async () => (await import('#pages/deal/timeline/TimelineView.tsx')).TimelineView, waiting)
const PeopleView = lazyPart(async () => (await import('#pages/deal/people/PeopleView.tsx')).PeopleView, waiting)

/** The other tabs are loaded when someone approaches them. */
const fetchViews = () => {
  const views = [
    ActivityView,
    CommissionView,
    DealTasksView,
    FilesView,
    MilestonesView,
    NotesView,
    PeopleView,
    TimelineView,
  ]
  for (const View of views) void View.preload()
}

/** A loaded deal: its header and the tab that the URL names. */
export function DealScreen({ deal, onOpenSnapshot }: { deal: Deal; onOpenSnapshot: (event: string) => void }) {
  const [params, setParams] = useSearchParams()
  const [dialog, setDialog] = useState<DealDialog | null>(null)
  const [proposed, setProposed] = useState<DealStatus | null>(null)
  const { take, dialog: statusDialog } = useTakeStatus()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  // Viewers who may not see the commission get no tab for it.
  const shownViews = dealViews.filter(({ value }) => value !== 'commission' || deal.commission !== null)
  const asked = readDealView(params.get('view'))
  const view = shownViews.some(({ value }) => value === asked) ? asked : 'overview'

  const setParam = (name: string, value: string | null) =>
    setParams((current) => paramsWith(current, { [name]: value }))
  const setTask = useSetTaskOfUrl()
  const takeStatus = (status: DealStatus) => take(deal, status)

  return (
    <PageFrame
      title={deal.name}
      mark={<StatusChip chip={dealStatusChips[deal.status]} />}
      meta={<DealMeta deal={deal} />}
      actions={<DealActions deal={deal} onStatus={takeStatus} onDialog={setDialog} />}
    >
      <DealHead deal={deal} proposed={proposed} onProposed={setProposed} onStatus={takeStatus} onOpenTask={setTask}>
        <div onPointerEnter={fetchViews} onFocus={fetchViews}>
          <SegmentedTabs<DealView>
            label={copy.dealScreen.label}
            value={view}
            options={shownViews}
            onChange={(value) => setParam('view', value === 'overview' ? null : value)}
          />
        </div>
      </DealHead>
      <BadNews deal={deal.id} />
      {view === 'overview' && (
        <OverviewView deal={deal} onOpenTask={setTask} onOpenCommission={() => setParam('view', 'commission')} />
      )}
      {view === 'milestones' && <MilestonesView deal={deal} onOpenTask={setTask} />}
      {view === 'tasks' && <DealTasksView deal={deal} onOpenTask={setTask} />}
      {view === 'timeline' && <TimelineView deal={deal} onOpenTask={setTask} />}
      {view === 'people' && <PeopleView deal={deal} />}
      {view === 'commission' && deal.commission && <CommissionView deal={deal} />}
      {view === 'files' && <FilesView deal={deal.id} />}
      {view === 'notes' && <NotesView deal={deal.id} />}
      {view === 'activity' && <ActivityView deal={deal} onOpenSnapshot={onOpenSnapshot} />}
      {isPhone && <QuickActions deal={deal} onPhotos={() => setParam('view', 'files')} />}
      <OpenTaskOfUrl />
      {dialog && <DealDialogs deal={deal} dialog={dialog} onProposed={setProposed} onClose={() => setDialog(null)} />}
      {statusDialog}
    </PageFrame>
  )
}
