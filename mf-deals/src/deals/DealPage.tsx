import { useParams } from 'react-router'
import { ApiError } from 'remote-kit/api-client'
import { ErrorState } from 'ui-kit/ErrorState'
import { NotFound } from 'ui-kit/NotFound'
import { PageFrame } from 'ui-kit/PageFrame'
import { useDeal } from './deals.api.ts'
import { DealScreen } from './DealScreen.tsx'
import { DealSkeleton } from './DealSkeleton.tsx'

/** `/agent/deal/{id}`: one deal, with its view in `?view=` and an open task in `?task=`. */
export function DealPage() {
  const { id = '' } = useParams()
  const { data: deal, error, refetch } = useDeal(id)
  if (deal) return <DealScreen key={deal.id} deal={deal} />
  if (isUnknown(error)) return <NotFound />
  return (
    <PageFrame title="Deal">
      {error ? (
        <ErrorState title="The deal could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <DealSkeleton />
      )}
    </PageFrame>
  )
}

/** An id that names nothing for this viewer, or is no id at all. */
const isUnknown = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)
