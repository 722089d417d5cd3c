import { useAtomValue } from 'jotai'
import type { Team, TeamMember, TeamRole } from 'openapi'
import { Controller, useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { TextField } from 'remote-kit/forms/TextField'
import { userProfileAtom } from 'remote-kit/session'
import { emailRule } from '#parts/forms/form-rules.ts'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { RoleFields } from './RoleFields.tsx'
import { grantableRoles } from './member-rights.ts'
import { useInviteMember } from './teams.api.ts'
import { copy } from './copy.ts'

interface InviteForm {
  email: string
  first_name: string
  last_name: string
  place: { role: TeamRole; assists: string[] }
}

export interface InviteDialogProps {
  team: Team
  /** A member who declined before and is invited again. */
  again?: TeamMember | undefined
  onClose: () => void
}

/** Invites a person to a team by email. */
export function InviteDialog({ team, again, onClose }: InviteDialogProps) {
  const styles = useFormStyles()
  const invite = useInviteMember(team.id)
  const roles = grantableRoles(useAtomValue(userProfileAtom))
  const { control, handleSubmit, setError, formState } = useForm<InviteForm>({
    defaultValues: {
      email: again?.email ?? '',
      first_name: again?.person.first_name ?? '',
      last_name: again?.person.last_name ?? '',
      place: { role: again?.role ?? 'agent', assists: [] },
    },
  })
  const send = handleSubmit(({ place, ...person }) =>
    invite.mutate(
      { ...person, ...place },
      {
        onSuccess: onClose,
        onError: (error) => showRefusal(error, ['email', 'first_name', 'last_name'], setError),
      },
    ),
  )
  return (
    <FormDialog
      title={copy.inviteDialog.title(team.name)}
      action={invite.isPending ? copy.inviteDialog.pending : copy.inviteDialog.submit}
      isPending={invite.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="email"
        label={copy.inviteDialog.email}
        rules={emailRule}
        hint={copy.inviteDialog.emailHint}
        type="email"
      />
      <div className={styles.pair}>
        <TextField control={control} name="first_name" label={copy.inviteDialog.firstName} />
        <TextField control={control} name="last_name" label={copy.inviteDialog.lastName} />
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
            problem={formState.errors.place?.message}
          />
        )}
      />
    </FormDialog>
  )
}

const needsAgents = ({ role, assists }: InviteForm['place']) =>
  role !== 'assistant' || assists.length > 0 || copy.inviteDialog.agentRequired
