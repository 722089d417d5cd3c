import { useParams } from 'react-router'
import { ApiError } from 'remote-kit/api-client'
import { useApi } from 'remote-kit/context'
import { ErrorState } from 'ui-kit/ErrorState'
import { NotFound } from 'ui-kit/NotFound'
import { ClientDealSkeleton } from '../deal-view/ClientDealSkeleton.tsx'
import { ClientDealView } from '../deal-view/ClientDealView.tsx'

/** `/portal/{token}`: a deal by private link, without an account. A wrong, expired and revoked link look the same. */
export function LinkedDealPage() {
  const { token = '' } = useParams()
  const {
    data: deal,
    error,
    refetch,
  } = useApi().useQuery('get', '/portal/{token}/', { params: { path: { token } } }, { meta: { silent: true } })
  if (deal) return <ClientDealView deal={deal} />
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (error) return <ErrorState title="The deal could not be loaded" error={error} onRetry={() => void refetch()} />
  return <ClientDealSkeleton />
}
