import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { TicketType } from 'openapi/codes'
import { useState } from 'react'
import { userProfileAtom } from 'remote-kit/session'
import { ErrorState } from 'ui-kit/ErrorState'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { SupportTicketDialog } from '#parts/support/SupportTicketDialog.tsx'
import { copy } from './copy.ts'
import { useBilling } from './profile.api.ts'

const question = { type: TicketType.Billing, subject: copy.billingDialog.subject }

/** Links to the account's billing; without one, asks us about it. For the account's owner. */
export function BillingDialog({ onClose }: { onClose: () => void }) {
  const user = useAtomValue(userProfileAtom)
  const { data: billing, error, refetch } = useBilling(user?.account.id ?? '')
  const [isAsking, setAsking] = useState(false)
  if (isAsking) return <SupportTicketDialog about={question} onClose={onClose} />
  return (
    <ModalSurface
      open
      title={copy.billingDialog.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.form.close}</Button>
          {billing?.url && (
            <Button as="a" appearance="primary" href={billing.url} target="_blank" rel="noreferrer" onClick={onClose}>
              {copy.billingDialog.open}
            </Button>
          )}
          {billing && !billing.url && (
            <Button appearance="primary" onClick={() => setAsking(true)}>
              {copy.billingDialog.ask}
            </Button>
          )}
        </>
      }
    >
      {billing && <p>{billing.note}</p>}
      {!billing && !error && <SkeletonRows label={copy.billingDialog.loading} rows={2} />}
      {error && <ErrorState title={copy.billingDialog.failed} error={error} onRetry={() => void refetch()} />}
    </ModalSurface>
  )
}
