import { ApiError } from 'remote-kit/api-client'
import { useParams } from 'react-router'
import { ErrorState } from 'ui-kit/ErrorState'
import { NotFound } from 'ui-kit/NotFound'
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
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (deal) return <ClientDealView deal={deal} ownTasks={ownTasks} onChooseMail={chooseMail} documents={OWN_FILES} />
  if (error) return <ErrorState title={copy.clientDealPage.failed} error={error} onRetry={() => void refetch()} />
  return <ClientDealSkeleton />
}
