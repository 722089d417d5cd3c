import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { ApiError } from 'remote-kit/api-client'
import { ErrorState } from 'ui-kit/ErrorState'
import { ClientDealSkeleton } from '#parts/deal-view/ClientDealSkeleton.tsx'
import { ClientDealView } from '#parts/deal-view/ClientDealView.tsx'
import { copy } from './copy.ts'
import { LinkEnded } from './LinkEnded.tsx'
import { rememberContact } from './link-contact.ts'
import { passcodeAsked, passcodeHeader, useChooseMailByLink, useLinkedDeal, useLinkedTasks } from './linked-deal.api.ts'
import { PasscodeForm } from './PasscodeForm.tsx'

export { prefetch } from './prefetch.ts'

/** `/portal/{token}`: a deal behind a private link, without an account. */
export function LinkedDealPage() {
  // Public pages have no layout that brings it.
  return (
    <main id="main">
      <LinkedDeal />
    </main>
  )
}

function LinkedDeal() {
  const { token = '' } = useParams()
  const [passcode, setPasscode] = useState<string | null>(null)
  /** Whose passcode is asked for; null while none is. */
  const [lockedBy, setLockedBy] = useState<{ brokerage: string | null } | null>(null)
  const { data: deal, error, isFetching, refetch } = useLinkedDeal(token, passcode)
  const chooseMail = useChooseMailByLink(token, passcode)
  const ownTasks = useLinkedTasks(token, passcode)
  const documents = {
    addressOf: (id: string) => `/api/v1/portal/${encodeURIComponent(token)}/files/${id}/content/`,
    headers: passcodeHeader(passcode),
  }
  useEffect(() => {
    if (deal) rememberContact(token, deal)
  }, [token, deal])
  if (error instanceof ApiError && error.status === 404) return <LinkEnded token={token} />
  if (deal) return <ClientDealView deal={deal} ownTasks={ownTasks} onChooseMail={chooseMail} documents={documents} />
  const asked = passcodeAsked(error)
  if (asked && !lockedBy) setLockedBy(asked)
  if (error && !asked) {
    return <ErrorState title={copy.linkedDealPage.failed} error={error} onRetry={() => void refetch()} />
  }
  if (!lockedBy) return <ClientDealSkeleton />
  return (
    <PasscodeForm
      brokerage={lockedBy.brokerage}
      wasWrong={passcode !== null && !isFetching}
      isChecking={isFetching}
      onEnter={(entered) => (entered === passcode ? void refetch() : setPasscode(entered))}
    />
  )
}
