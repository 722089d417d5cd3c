import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { Team, TeamMember, TeamRole } from 'openapi'
import { Controller, useForm } from 'react-hook-form'
import { userProfileAtom } from 'remote-kit/session'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { showProblem } from '#parts/forms/form-problem.ts'
import { emailRule } from '#parts/forms/form-rules.ts'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { TextField } from '#parts/forms/TextField.tsx'
import { RoleFields } from './RoleFields.tsx'
import { grantableRoles } from './member-rights.ts'
import { useInviteMember } from './teams.api.ts'

interface InviteForm {
  email: string
  first_name: string
  last_name: string
  place: { role: TeamRole; assists: string[] }
}

export interface InviteDialogProps {
  team: Team
  /** Somebody who declined, to be asked again. */
  again?: TeamMember | undefined
  onClose: () => void
}

/** Invites somebody to a team by mail. */
export function InviteDialog({ team, again, onClose }: InviteDialogProps) {
  const styles = useFormStyles()
  const invite = useInviteMember()
  const roles = grantableRoles(useAtomValue(userProfileAtom))
  const { register, control, handleSubmit, setError, formState } = useForm<InviteForm>({
    defaultValues: {
      email: again?.email ?? '',
      first_name: again?.person.first_name ?? '',
      last_name: again?.person.last_name ?? '',
      place: { role: again?.role ?? 'agent', assists: [] },
    },
  })
  const { errors } = formState
  const send = handleSubmit(({ place, ...person }) =>
    invite.mutate(
      { params: { path: { id: team.id } }, body: { ...person, ...place } },
      {
        onSuccess: onClose,
        onError: (error) => showProblem(error, ['email', 'first_name', 'last_name'], setError),
      },
    ),
  )
  return (
    <ModalSurface
      open
      title={`Invite to ${team.name}`}
      onClose={onClose}
      onSubmit={(event) => void send(event)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabled={invite.isPending}>
            {invite.isPending ? 'Sending…' : 'Send invitation'}
          </Button>
        </>
      }
    >
      <TextField
        label="Email address"
        field={register('email', emailRule)}
        error={errors.email?.message}
        defaultValue={again?.email ?? ''}
        hint="They get a link to choose a password, or to decline."
        type="email"
      />
      <div className={styles.pair}>
        <TextField
          label="First name"
          optional
          field={register('first_name')}
          error={errors.first_name?.message}
          defaultValue={again?.person.first_name ?? ''}
        />
        <TextField
          label="Last name"
          optional
          field={register('last_name')}
          error={errors.last_name?.message}
          defaultValue={again?.person.last_name ?? ''}
        />
      </div>
      <Controller
        control={control}
        name="place"
        rules={{ validate: needsAgents }}
        render={({ field }) => (
          <RoleFields
            team={team}
            roles={roles}
            value={field.value}
            onChange={field.onChange}
            problem={errors.place?.message}
          />
        )}
      />
    </ModalSurface>
  )
}

const needsAgents = ({ role, assists }: InviteForm['place']) =>
  role !== 'assistant' || assists.length > 0 || 'Choose at least one agent'
