import type { ServiceAccount } from 'openapi'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { useDeleteServiceAccount } from './service-accounts.api.ts'
import { copy } from './copy.ts'

/** Asks before a service account is deleted. */
export function DeleteServiceAccountDialog({ account, onClose }: { account: ServiceAccount; onClose: () => void }) {
  const remove = useDeleteServiceAccount(account.id)
  return (
    <ConfirmDialog
      title={copy.deleteServiceAccountDialog.title(account.name)}
      action={copy.deleteServiceAccountDialog.confirm}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{copy.deleteServiceAccountDialog.text}</p>
    </ConfirmDialog>
  )
}
