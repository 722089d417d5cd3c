import { Button } from '@fluentui/react-components'
import { BotRegular } from '@fluentui/react-icons/svg/bot'
import { useState } from 'react'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { ApiReferenceLink } from '#parts/access/ApiReferenceLink.tsx'
import { DeleteServiceAccountDialog } from './DeleteServiceAccountDialog.tsx'
import { RevokeServiceTokenDialog } from './RevokeServiceTokenDialog.tsx'
import { ServiceAccountDialog } from './ServiceAccountDialog.tsx'
import { ServiceAccountPanel, type ServiceDialog } from './ServiceAccountPanel.tsx'
import { useServiceAccountStyles } from './ServiceAccounts.styles.ts'
import { useServiceAccounts } from './service-accounts.api.ts'
import { ServiceTokenDialog } from './ServiceTokenDialog.tsx'
import { copy } from './copy.ts'

/** `/agent/teams?view=programs`: programs that work for the account, with their tokens. */
export function ServiceAccountsView() {
  const styles = useServiceAccountStyles()
  const query = useServiceAccounts()
  const [dialog, setDialog] = useState<ServiceDialog | null>(null)
  const list = query.data?.results ?? []
  const create = (
    <Button appearance="primary" className={styles.button} onClick={() => setDialog({ kind: 'create' })}>
      {copy.serviceAccountsView.create}
    </Button>
  )
  return (
    <>
      {query.isPending && <SkeletonRows label={copy.serviceAccountsView.loading} rows={6} />}
      {query.isLoadingError && (
        <ErrorState title={copy.serviceAccountsView.failed} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && list.length === 0 && (
        <EmptyState icon={<BotRegular />} title={copy.serviceAccountsView.emptyTitle} action={create}>
          {copy.serviceAccountsView.empty} <ApiReferenceLink />
        </EmptyState>
      )}
      {list.length > 0 && (
        <>
          <div className={styles.intro}>
            <div className={styles.text}>
              <Hint>{copy.serviceAccountsView.intro}</Hint>
              <ApiReferenceLink />
            </div>
            {create}
          </div>
          <div className={styles.accounts}>
            {list.map((account) => (
              <ServiceAccountPanel key={account.id} account={account} onOpen={setDialog} />
            ))}
          </div>
        </>
      )}
      {dialog && <OpenDialog key={JSON.stringify(dialog)} dialog={dialog} onOpen={setDialog} />}
    </>
  )
}

interface OpenDialogProps {
  dialog: ServiceDialog
  onOpen: (dialog: ServiceDialog | null) => void
}

function OpenDialog({ dialog, onOpen }: OpenDialogProps) {
  const onClose = () => onOpen(null)
  switch (dialog.kind) {
    case 'create':
      // Without a token it can do nothing, so that comes next.
      return <ServiceAccountDialog onClose={onClose} onCreated={(account) => onOpen({ kind: 'token', account })} />
    case 'edit':
      return <ServiceAccountDialog account={dialog.account} onClose={onClose} />
    case 'delete':
      return <DeleteServiceAccountDialog account={dialog.account} onClose={onClose} />
    case 'token':
      return <ServiceTokenDialog {...dialog} onClose={onClose} />
    case 'revoke':
      return <RevokeServiceTokenDialog account={dialog.account} token={dialog.token} onClose={onClose} />
  }
}
