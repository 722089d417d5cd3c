import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { userProfileAtom } from 'remote-kit/session'
import { ErrorState } from 'ui-kit/ErrorState'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { copy } from './copy.ts'
import { useBilling } from './profile.api.ts'

/** Links to the account's billing, or explains why there is none. For the account's owner. */
export function BillingDialog({ onClose }: { onClose: () => void }) {
  const user = useAtomValue(userProfileAtom)
  const { data: billing, error, refetch } = useBilling(user?.account.id ?? '')
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
        </>
      }
    >
      {billing && <p>{billing.note}</p>}
      {!billing && !error && <SkeletonRows label={copy.billingDialog.loading} rows={2} />}
      {error && <ErrorState title={copy.billingDialog.failed} error={error} onRetry={() => void refetch()} />}
    </ModalSurface>
  )
}
