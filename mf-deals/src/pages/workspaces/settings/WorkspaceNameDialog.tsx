import type { Workspace } from 'openapi'
import { LabelColour, labelColourLabels } from 'openapi/codes'
import { useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { codeOf } from 'remote-kit/forms/code-of'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { TextField } from 'remote-kit/forms/TextField'
import { useCreateWorkspace, useUpdateWorkspace } from '#parts/workspaces/workspaces.api.ts'
import { copy } from './copy.ts'

export interface WorkspaceNameDialogProps {
  /** The workspace to rename; null creates one for the team. */
  workspace: Workspace | null
  team: string
  onClose: () => void
  onCreated: (id: string) => void
}

/** Names a new workspace, or renames one. */
export function WorkspaceNameDialog({ workspace, team, onClose, onCreated }: WorkspaceNameDialogProps) {
  const notify = useNotify()
  const create = useCreateWorkspace()
  const update = useUpdateWorkspace()
  const { control, handleSubmit } = useForm({
    defaultValues: { name: workspace?.name ?? '', colour: workspace?.colour ?? LabelColour.green },
  })
  const isPending = create.isPending || update.isPending

  const submit = handleSubmit(({ name, colour: chosen }) => {
    const colour = codeOf(LabelColour, chosen) ?? LabelColour.green
    if (workspace) {
      update.mutate({ workspace, body: { name, colour } }, { onSuccess: onClose })
    } else {
      create.mutate(
        { team, name, colour },
        {
          onSuccess: ({ id }) => {
            notify.success(copy.workspaceNameDialog.created(name))
            onCreated(id)
            onClose()
          },
        },
      )
    }
  })

  return (
    <FormDialog
      title={workspace ? copy.workspaceNameDialog.renameTitle(workspace.name) : copy.workspaceNameDialog.newTitle}
      action={workspace ? copy.workspaceNameDialog.rename : copy.workspaceNameDialog.create}
      isPending={isPending}
      error={create.error ?? update.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label={copy.workspaceNameDialog.name}
        required
        hint={workspace ? null : copy.workspaceNameDialog.nameHint}
        maxLength={100}
        placeholder={copy.workspaceNameDialog.nameExample}
        rules={{ validate: (name) => name.trim() !== '' || copy.workspaceNameDialog.nameMissing }}
      />
      <SelectField
        control={control}
        name="colour"
        label={copy.workspaceNameDialog.color}
        options={codeOptions(labelColourLabels)}
      />
    </FormDialog>
  )
}
