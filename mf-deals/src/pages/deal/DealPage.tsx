import { useParams } from 'react-router'
import { paramsWith, useSearchParams } from 'remote-kit/use-search-params'
import { ApiError } from 'remote-kit/api-client'
import { ErrorState } from 'ui-kit/ErrorState'
import { NotFound } from 'ui-kit/NotFound'
import { lazyPart } from 'ui-kit/lazy-part'
import { PageFrame } from 'ui-kit/PageFrame'
import { DealSkeleton } from '#pages/deal/layout/DealSkeleton.tsx'
import { useDeal } from '#parts/deals/deals.api.ts'
import { copy } from './copy.ts'
import { DealScreen } from './DealScreen.tsx'

export { prefetch } from './prefetch.ts'

const SnapshotScreen = lazyPart(async () => (await import('#pages/deal/snapshot/SnapshotScreen.tsx')).SnapshotScreen)

const PrintDealScreen = lazyPart(async () => (await import('#pages/deal/print/PrintDealScreen.tsx')).PrintDealScreen)

/**
 * `/agent/deal/{id}`: one deal. `?view=` is its tab, `?task=` an open task, `?as_of=` an event to show a snapshot of,
 * and `?print=sheet` the print version.
 */
export function DealPage() {
  const { id = '' } = useParams()
  const { data: deal, error, refetch } = useDeal(id)
  const [params, setParams] = useSearchParams()
  const asOf = params.get('as_of')
  const setParam = (name: string, value: string | null) =>
    setParams((current) => paramsWith(current, { [name]: value }))
  const openSnapshot = (event: string | null) => setParam('as_of', event)
  if (deal && asOf) return <SnapshotScreen deal={deal} event={asOf} onOpenSnapshot={openSnapshot} />
  if (deal && params.get('print') === 'sheet')
    return <PrintDealScreen deal={deal} onLeave={() => setParam('print', null)} />
  if (deal) return <DealScreen key={deal.id} deal={deal} onOpenSnapshot={openSnapshot} />
  if (isUnknown(error)) return <NotFound />
  return (
    <PageFrame title={copy.dealPage.title}>
      {error ? (
        <ErrorState title={copy.dealPage.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <DealSkeleton />
      )}
    </PageFrame>
  )
}

/** Whether the id is malformed, or the viewer cannot see such a deal. */
const isUnknown = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)
