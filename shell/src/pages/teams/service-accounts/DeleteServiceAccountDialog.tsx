import type { ServiceAccount } from 'openapi'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { useDeleteServiceAccount } from './service-accounts.api.ts'

/** Asks before a service account is deleted. */
export function DeleteServiceAccountDialog({ account, onClose }: { account: ServiceAccount; onClose: () => void }) {
  const remove = useDeleteServiceAccount(account.id)
  return (
    <ConfirmDialog
      title={`Delete ${account.name}?`}
      action="Delete"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        Its tokens are revoked, and programs that use them are refused from now on. What it did stays in the history
        under its name. This cannot be taken back.
      </p>
    </ConfirmDialog>
  )
}
