import { Button } from '@fluentui/react-components'
import type { View } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { DangerButton } from 'ui-kit/DangerButton'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { useDeleteView } from './views.api.ts'

export interface DeleteViewDialogProps {
  view: View
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a saved view goes. */
export function DeleteViewDialog({ view, onDeleted, onClose }: DeleteViewDialogProps) {
  const notify = useNotify()
  const remove = useDeleteView()
  const confirm = () =>
    remove.mutate(
      { params: { path: { id: view.id } } },
      {
        onSuccess: () => {
          notify.success(`${view.name} is deleted`)
          onDeleted()
          onClose()
        },
      },
    )
  return (
    <ModalSurface
      open
      title={`Delete ${view.name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <DangerButton disabledFocusable={remove.isPending} onClick={confirm}>
            Delete view
          </DangerButton>
        </>
      }
    >
      <p>{view.shared ? 'It goes for everyone of the team. ' : ''}Its deals stay as they are.</p>
    </ModalSurface>
  )
}
