import { useSetAtom } from 'jotai'
import type { Team } from 'openapi'
import { useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { TextField } from 'remote-kit/forms/TextField'
import { currentTeamIdAtom } from 'remote-kit/session'
import { required } from '#parts/forms/form-rules.ts'
import { useCreateTeam, useRenameTeam } from './teams.api.ts'
import { copy } from './copy.ts'

/** Creates a team, which becomes the current one, or renames `team`. */
export function TeamNameDialog({ team, onClose }: { team?: Team; onClose: () => void }) {
  const create = useCreateTeam()
  const rename = useRenameTeam()
  const setCurrentTeamId = useSetAtom(currentTeamIdAtom)
  const { control, handleSubmit, setError } = useForm({ defaultValues: { name: team?.name ?? '' } })
  const onError = (error: unknown) => showRefusal(error, ['name'], setError)
  const save = handleSubmit((body) => {
    if (team) return rename.mutate({ id: team.id, ...body }, { onSuccess: onClose, onError })
    return create.mutate(body, {
      onSuccess: ({ id }) => {
        setCurrentTeamId(id)
        onClose()
      },
      onError,
    })
  })
  return (
    <FormDialog
      title={team ? copy.teamNameDialog.renameTitle : copy.teamNameDialog.newTitle}
      action={team ? copy.teamNameDialog.rename : copy.teamNameDialog.create}
      isPending={create.isPending || rename.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label={copy.teamNameDialog.name}
        rules={{
          ...required(copy.teamNameDialog.nameRequired),
          maxLength: { value: 100, message: copy.teamNameDialog.nameTooLong },
        }}
        hint={team ? null : copy.teamNameDialog.hint}
      />
    </FormDialog>
  )
}
