import type { TeamMember } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { reportFailure } from 'remote-kit/query-client'
import { formatPersonName } from 'ui-kit/format'
import { ConfirmIdentity } from '#parts/passwords/ConfirmIdentity.tsx'
import { asksToSignInAgain, CURRENT_PASSWORD } from '#parts/passwords/sign-in-again.ts'
import { useTransferOwnership } from './teams.api.ts'
import { copy } from './copy.ts'

/**
 * Transfers the account to a member, after a confirmation. Asks for the password if the sign-in is older than ten
 * minutes.
 */
export function TransferDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const transfer = useTransferOwnership()
  const notify = useNotify()
  const [mustConfirm, setMustConfirm] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm<{ current_password?: string }>()
  const name = formatPersonName(member.person)
  const confirm = handleSubmit((password) =>
    transfer.mutate(
      { user: member.user, ...password },
      {
        onSuccess: () => {
          notify.success(copy.transferDialog.done(name))
          onClose()
        },
        onError: (error) => {
          if (asksToSignInAgain(error)) return setMustConfirm(true)
          reportFailure(notify, error)
          showRefusal(error, ['current_password'], setError)
        },
      },
    ),
  )
  return (
    <FormDialog
      title={copy.transferDialog.title(name)}
      action={copy.transferDialog.confirm}
      isPending={transfer.isPending}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p>{copy.transferDialog.text(name)}</p>
      {mustConfirm && (
        <ConfirmIdentity
          field={register('current_password', CURRENT_PASSWORD)}
          error={formState.errors.current_password?.message}
        />
      )}
    </FormDialog>
  )
}
