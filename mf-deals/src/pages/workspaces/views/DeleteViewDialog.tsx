import type { View } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { copy } from './copy.ts'
import { useDeleteView } from './views.api.ts'

export interface DeleteViewDialogProps {
  view: View
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a saved view is deleted. */
export function DeleteViewDialog({ view, onDeleted, onClose }: DeleteViewDialogProps) {
  const notify = useNotify()
  const remove = useDeleteView()
  const confirm = () =>
    remove.mutate(view.id, {
      onSuccess: () => {
        notify.success(copy.deleteViewDialog.deleted(view.name))
        onDeleted()
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={copy.deleteViewDialog.title(view.name)}
      action={copy.deleteViewDialog.action}
      refusal={copy.deleteViewDialog.keep}
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{view.shared ? copy.deleteViewDialog.consequenceShared : copy.deleteViewDialog.consequence}</p>
    </ConfirmDialog>
  )
}
