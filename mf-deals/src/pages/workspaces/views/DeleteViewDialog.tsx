import type { View } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
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
        notify.success(`${view.name} is deleted`)
        onDeleted()
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={`Delete ${view.name}?`}
      action="Delete view"
      refusal="Keep it"
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{view.shared ? 'It goes for everyone of the team. ' : ''}Its deals stay as they are.</p>
    </ConfirmDialog>
  )
}
