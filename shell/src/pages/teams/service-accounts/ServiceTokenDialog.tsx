import type { ServiceAccount, ServiceToken } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { TextField } from 'remote-kit/forms/TextField'
import { reportFailure } from 'remote-kit/query-client'
import { Hint } from 'ui-kit/Hint'
import { instantIn, TokenLifetime } from '#parts/access/TokenLifetime.tsx'
import { TokenSecret } from '#parts/access/TokenSecret.tsx'
import { required } from '#parts/forms/form-rules.ts'
import { ConfirmIdentity } from '#parts/passwords/ConfirmIdentity.tsx'
import { asksToSignInAgain, CURRENT_PASSWORD } from '#parts/passwords/sign-in-again.ts'
import { useCreateServiceToken, useRotateServiceToken } from './service-accounts.api.ts'
import { copy } from './copy.ts'

interface TokenForm {
  name: string
  days: number
  current_password?: string
}

export interface ServiceTokenDialogProps {
  account: ServiceAccount
  /** The token that gets a new secret; none to create one. */
  rotates?: ServiceToken
  onClose: () => void
}

/** Creates a token of a service account or gives one a new secret, then shows the secret once. */
export function ServiceTokenDialog({ account, rotates, onClose }: ServiceTokenDialogProps) {
  const create = useCreateServiceToken(account.id)
  const rotate = useRotateServiceToken({ id: account.id, token: rotates?.id ?? '' })
  const notify = useNotify()
  const [secret, setSecret] = useState<string | null>(null)
  const [mustConfirm, setMustConfirm] = useState(false)
  const { control, register, handleSubmit, setError, formState } = useForm<TokenForm>({
    defaultValues: { name: rotates?.name ?? copy.serviceTokenDialog.nameExample, days: 90 },
  })
  const outcome = {
    onSuccess: ({ token }: { token: string }) => setSecret(token),
    onError: (error: Error) => {
      if (asksToSignInAgain(error)) return setMustConfirm(true)
      reportFailure(notify, error)
      showRefusal(error, ['name', 'current_password'], setError)
    },
  }
  const save = handleSubmit(({ days, name, ...confirmation }) => {
    const fields = { ...confirmation, expires_at: instantIn(days) }
    if (rotates) rotate.mutate(fields, outcome)
    else create.mutate({ ...fields, name }, outcome)
  })
  if (secret)
    return <TokenSecret title={copy.serviceTokenDialog.secretTitle(account.name)} secret={secret} onClose={onClose} />
  return (
    <FormDialog
      title={
        rotates ? copy.serviceTokenDialog.rotateTitle(rotates.name) : copy.serviceTokenDialog.newTitle(account.name)
      }
      action={rotates ? copy.serviceTokenDialog.rotate : copy.serviceTokenDialog.create}
      isPending={create.isPending || rotate.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {rotates ? (
        <Hint>{copy.serviceTokenDialog.rotateHint}</Hint>
      ) : (
        <TextField
          control={control}
          name="name"
          label={copy.serviceTokenDialog.name}
          rules={{
            ...required(copy.serviceTokenDialog.nameRequired),
            maxLength: { value: 60, message: copy.serviceTokenDialog.nameTooLong },
          }}
        />
      )}
      <TokenLifetime field={register('days', { valueAsNumber: true })} />
      {mustConfirm && (
        <ConfirmIdentity
          field={register('current_password', CURRENT_PASSWORD)}
          error={formState.errors.current_password?.message}
        />
      )}
    </FormDialog>
  )
}
