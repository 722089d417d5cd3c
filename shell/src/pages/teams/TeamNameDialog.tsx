import { Button } from '@fluentui/react-components'
import { useSetAtom } from 'jotai'
import type { Team } from 'openapi'
import { useForm } from 'react-hook-form'
import { showRefusal } from 'remote-kit/forms/refusals'
import { TextField } from 'remote-kit/forms/TextField'
import { currentTeamIdAtom } from 'remote-kit/session'
import { ModalSurface } from 'ui-kit/ModalSurface'
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
    <ModalSurface
      open
      title={team ? copy.teamNameDialog.renameTitle : copy.teamNameDialog.newTitle}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      actions={
        <>
          <Button onClick={onClose}>{copy.teamNameDialog.cancel}</Button>
          <Button type="submit" appearance="primary" disabled={create.isPending || rename.isPending}>
            {team ? copy.teamNameDialog.rename : copy.teamNameDialog.create}
          </Button>
        </>
      }
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
    </ModalSurface>
  )
}
