import type { Workspace } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { useDeleteWorkspace } from '#parts/workspaces/workspaces.api.ts'
import { copy } from './copy.ts'

/** Asks before a workspace is deleted. The API refuses to delete one with deals; the reason shows here. */
export function DeleteWorkspaceDialog({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) {
  const notify = useNotify()
  const remove = useDeleteWorkspace()
  const confirm = () =>
    remove.mutate(workspace.id, {
      onSuccess: () => {
        notify.success(copy.deleteWorkspaceDialog.deleted(workspace.name))
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={copy.deleteWorkspaceDialog.title(workspace.name)}
      action={copy.deleteWorkspaceDialog.action}
      refusal={copy.deleteWorkspaceDialog.keep}
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FormProblem error={remove.error} />
      <p>{copy.deleteWorkspaceDialog.consequence}</p>
    </ConfirmDialog>
  )
}
