import type { ServiceAccount, ServiceToken } from 'openapi'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { useRevokeServiceToken } from './service-accounts.api.ts'

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
      title={`Revoke ${token.name} of ${account.name}?`}
      action="Revoke"
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Programs that use it are refused from now on. This cannot be taken back; you can make a new token.</p>
    </ConfirmDialog>
  )
}
