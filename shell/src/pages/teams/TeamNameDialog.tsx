import { Button } from '@fluentui/react-components'
import { useSetAtom } from 'jotai'
import type { Team } from 'openapi'
import { useForm } from 'react-hook-form'
import { currentTeamIdAtom } from 'remote-kit/session'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { showProblem } from '#parts/forms/form-problem.ts'
import { required } from '#parts/forms/form-rules.ts'
import { TextField } from '#parts/forms/TextField.tsx'
import { useCreateTeam, useRenameTeam } from './teams.api.ts'

/** Names a new team, which then is the current one, or renames `team`. */
export function TeamNameDialog({ team, onClose }: { team?: Team; onClose: () => void }) {
  const create = useCreateTeam()
  const rename = useRenameTeam()
  const setCurrentTeamId = useSetAtom(currentTeamIdAtom)
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: team?.name ?? '' } })
  const onError = (error: unknown) => showProblem(error, ['name'], setError)
  const save = handleSubmit((body) => {
    if (team) return rename.mutate({ params: { path: { id: team.id } }, body }, { onSuccess: onClose, onError })
    return create.mutate(
      { body },
      {
        onSuccess: ({ id }) => {
          setCurrentTeamId(id)
          onClose()
        },
        onError,
      },
    )
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
        label="Name"
        field={register('name', {
          ...required('Give the team a name'),
          maxLength: { value: 100, message: 'At most 100 letters' },
        })}
        error={formState.errors.name?.message}
        defaultValue={team?.name ?? ''}
        {...(!team && { hint: 'People of a team share its boards, deals and contacts.' })}
      />
    </ModalSurface>
  )
}
