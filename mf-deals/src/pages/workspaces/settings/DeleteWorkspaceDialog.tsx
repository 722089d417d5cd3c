import type { Workspace } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { useDeleteWorkspace } from '#parts/workspaces/workspaces.api.ts'

/** Asks before a workspace is deleted. The API refuses to delete one with deals; the reason shows here. */
export function DeleteWorkspaceDialog({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) {
  const notify = useNotify()
  const remove = useDeleteWorkspace()
  const confirm = () =>
    remove.mutate(workspace.id, {
      onSuccess: () => {
        notify.success(`${workspace.name} is deleted`)
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={`Delete ${workspace.name}?`}
      action="Delete workspace"
      refusal="Keep it"
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FormProblem error={remove.error} />
      <p>Its phases go with it. Deals are never lost: a workspace that still holds any, archived ones too, stays.</p>
    </ConfirmDialog>
  )
}
