import { useState } from 'react'
import { useParams } from 'react-router'
import { ApiError } from 'remote-kit/api-client'
import { ErrorState } from 'ui-kit/ErrorState'
import { NotFound } from 'ui-kit/NotFound'
import { ClientDealSkeleton } from '#parts/deal-view/ClientDealSkeleton.tsx'
import { ClientDealView } from '#parts/deal-view/ClientDealView.tsx'
import { copy } from './copy.ts'
import { asksForPasscode, passcodeHeader, useChooseMailByLink, useLinkedDeal } from './linked-deal.api.ts'
import { PasscodeForm } from './PasscodeForm.tsx'

/**
 * `/portal/{token}`: a deal behind a private link, without an account. Wrong, expired and revoked links look the same.
 */
export function LinkedDealPage() {
  const { token = '' } = useParams()
  const [passcode, setPasscode] = useState<string | null>(null)
  const [isLocked, setLocked] = useState(false)
  const { data: deal, error, isFetching, refetch } = useLinkedDeal(token, passcode)
  const chooseMail = useChooseMailByLink(token, passcode)
  const documents = {
    addressOf: (id: string) => `/api/v1/portal/${encodeURIComponent(token)}/files/${id}/content/`,
    headers: passcodeHeader(passcode),
  }
  if (deal) return <ClientDealView deal={deal} onChooseMail={chooseMail} documents={documents} />
  if (asksForPasscode(error) && !isLocked) setLocked(true)
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (error && !asksForPasscode(error)) {
    return <ErrorState title={copy.linkedDealPage.failed} error={error} onRetry={() => void refetch()} />
  }
  if (!isLocked) return <ClientDealSkeleton />
  return (
    <PasscodeForm
      wasWrong={passcode !== null && !isFetching}
      isChecking={isFetching}
      onEnter={(entered) => (entered === passcode ? void refetch() : setPasscode(entered))}
    />
  )
}
