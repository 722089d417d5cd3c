import { Button } from '@fluentui/react-components'
import type { Workspace } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { DangerButton } from 'ui-kit/DangerButton'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { FormProblem } from '../forms/FormProblem.tsx'
import { useDeleteWorkspace } from './workspaces.api.ts'

/** Asks before a workspace goes. The API keeps one that still holds deals and says so here. */
export function DeleteWorkspaceDialog({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) {
  const notify = useNotify()
  const remove = useDeleteWorkspace()
  const confirm = () =>
    remove.mutate(
      { params: { path: { id: workspace.id } } },
      {
        onSuccess: () => {
          notify.success(`${workspace.name} is deleted`)
          onClose()
        },
      },
    )
  return (
    <ModalSurface
      open
      title={`Delete ${workspace.name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <DangerButton disabledFocusable={remove.isPending} onClick={confirm}>
            Delete workspace
          </DangerButton>
        </>
      }
    >
      <FormProblem error={remove.error} />
      <p>Its phases go with it. Deals are never lost: a workspace that still holds any, archived ones too, stays.</p>
    </ModalSurface>
  )
}
