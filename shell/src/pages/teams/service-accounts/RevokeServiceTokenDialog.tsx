import type { ServiceAccount, ServiceToken } from 'openapi'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { useRevokeServiceToken } from './service-accounts.api.ts'
import { copy } from './copy.ts'

export interface RevokeServiceTokenDialogProps {
  account: ServiceAccount
  token: ServiceToken
  onClose: () => void
}

/** Asks before a token of a service account is revoked. */
export function RevokeServiceTokenDialog({ account, token, onClose }: RevokeServiceTokenDialogProps) {
  const revoke = useRevokeServiceToken({ id: account.id, token: token.id })
  return (
    <ConfirmDialog
      title={copy.revokeServiceTokenDialog.title(token.name, account.name)}
      action={copy.revokeServiceTokenDialog.confirm}
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{copy.revokeServiceTokenDialog.text}</p>
    </ConfirmDialog>
  )
}
