import { ApiError } from 'remote-kit/api-client'
import { Link, useParams } from 'react-router'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { useChooseMail, useClientDeal, useClientTasks } from '#parts/client-deals/client-deals.api.ts'
import { ClientDealSkeleton } from '#parts/deal-view/ClientDealSkeleton.tsx'
import { ClientDealView } from '#parts/deal-view/ClientDealView.tsx'
import { copy } from './copy.ts'

const OWN_FILES = { addressOf: (id: string) => `/api/v1/client/files/${id}/content/` }

export { prefetch } from './prefetch.ts'

/** `/client/deal/{id}`: one of the signed-in client's deals. */
export function ClientDealPage() {
  const { dealId = '' } = useParams()
  const { data: deal, error, refetch } = useClientDeal(dealId)
  const ownTasks = useClientTasks(dealId)
  const chooseMail = useChooseMail(dealId)
  // The same for a deal that was never theirs: nothing tells the two apart.
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState title={copy.clientDealPage.endedTitle} action={<Link to="/client">{copy.clientDealPage.deals}</Link>}>
        {copy.clientDealPage.ended}
      </EmptyState>
    )
  }
  if (deal) return <ClientDealView deal={deal} ownTasks={ownTasks} onChooseMail={chooseMail} documents={OWN_FILES} />
  if (error) return <ErrorState title={copy.clientDealPage.failed} error={error} onRetry={() => void refetch()} />
  return <ClientDealSkeleton />
}
