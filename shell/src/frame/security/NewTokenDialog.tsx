import type { TokenScope } from 'openapi'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { TextField } from 'remote-kit/forms/TextField'
import { reportFailure } from 'remote-kit/query-client'
import { tokenChoice } from '#parts/access/scope-levels.ts'
import { ScopeTable } from '#parts/access/ScopeTable.tsx'
import { instantIn, TokenLifetime } from '#parts/access/TokenLifetime.tsx'
import { TokenSecret } from '#parts/access/TokenSecret.tsx'
import { required } from '#parts/forms/form-rules.ts'
import { ConfirmIdentity } from '#parts/passwords/ConfirmIdentity.tsx'
import { asksToSignInAgain, CURRENT_PASSWORD } from '#parts/passwords/sign-in-again.ts'
import { copy } from './copy.ts'
import { useCreateToken } from './security.api.ts'

interface TokenForm {
  name: string
  scopes: TokenScope[]
  days: number
  current_password?: string
}

/** Creates an access token, then shows its secret once. Asks for the password if the sign-in is too old. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateToken()
  const notify = useNotify()
  const [secret, setSecret] = useState<string | null>(null)
  const [mustConfirm, setMustConfirm] = useState(false)
  const { control, register, handleSubmit, setError, formState } = useForm<TokenForm>({
    defaultValues: { name: '', scopes: [], days: 90 },
  })
  const save = handleSubmit(({ days, ...fields }) =>
    create.mutate(
      { ...fields, expires_at: instantIn(days) },
      {
        onSuccess: ({ token }) => setSecret(token),
        onError: (error) => {
          if (asksToSignInAgain(error)) return setMustConfirm(true)
          reportFailure(notify, error)
          showRefusal(error, ['name', 'scopes', 'current_password'], setError)
        },
      },
    ),
  )
  if (secret) return <TokenSecret title={copy.newTokenDialog.secret} secret={secret} onClose={onClose} />
  return (
    <FormDialog
      title={copy.newTokenDialog.title}
      action={copy.newTokenDialog.save}
      isPending={create.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label={copy.newTokenDialog.name}
        rules={{
          ...required(copy.newTokenDialog.nameMissing),
          maxLength: { value: 60, message: copy.newTokenDialog.nameTooLong },
        }}
        hint={copy.newTokenDialog.nameHint}
      />
      <TokenLifetime field={register('days', { valueAsNumber: true })} />
      {mustConfirm && (
        <ConfirmIdentity
          field={register('current_password', CURRENT_PASSWORD)}
          error={formState.errors.current_password?.message}
        />
      )}
      <Controller
        control={control}
        name="scopes"
        rules={{ validate: (scopes) => scopes.length > 0 || copy.newTokenDialog.scopesMissing }}
        render={({ field, fieldState }) => (
          <ScopeTable
            label={copy.newTokenDialog.scopes}
            choice={tokenChoice}
            value={field.value}
            onChange={field.onChange}
            problem={fieldState.error?.message}
            firstRef={field.ref}
          />
        )}
      />
    </FormDialog>
  )
}
