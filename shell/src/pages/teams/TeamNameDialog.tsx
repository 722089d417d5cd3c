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
      title={team ? 'Rename team' : 'New team'}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabled={create.isPending || rename.isPending}>
            {team ? 'Rename' : 'Create team'}
          </Button>
        </>
      }
    >
      <TextField
        control={control}
        name="name"
        label="Name"
        rules={{
          ...required('Give the team a name'),
          maxLength: { value: 100, message: 'At most 100 letters' },
        }}
        hint={team ? null : 'People of a team share its boards, deals and contacts.'}
      />
    </ModalSurface>
  )
}
