import { Button, Field, Radio, RadioGroup, Select } from '@fluentui/react-components'
import type { TokenScope } from 'openapi'
import { tokenScopeLabels } from 'openapi/codes'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { showRefusal } from 'remote-kit/forms/refusals'
import { TextField } from 'remote-kit/forms/TextField'
import { reportFailure } from 'remote-kit/query-client'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { ShownOnceDialog } from 'ui-kit/ShownOnceDialog'
import { required } from '#parts/forms/form-rules.ts'
import { ConfirmIdentity } from '#parts/passwords/ConfirmIdentity.tsx'
import { asksToSignInAgain, CURRENT_PASSWORD } from '#parts/passwords/sign-in-again.ts'
import { useCreateToken } from './security.api.ts'

const DAY = 86_400_000

/** The lifetimes of a token in days, at most a year. */
const LIFETIMES = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 180, label: 'Half a year' },
  { days: 364, label: 'A year' },
]

const instantIn = (days: number) => new Date(Date.now() + days * DAY).toISOString()

interface TokenForm {
  name: string
  scope: TokenScope
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
    defaultValues: { name: '', scope: 'read', days: 90 },
  })
  const save = handleSubmit(({ days, ...fields }) =>
    create.mutate(
      { ...fields, expires_at: instantIn(days) },
      {
        onSuccess: ({ token }) => setSecret(token),
        onError: (error) => {
          if (asksToSignInAgain(error)) return setMustConfirm(true)
          reportFailure(notify, error)
          showRefusal(error, ['name', 'scope', 'current_password'], setError)
        },
      },
    ),
  )
  if (secret) return <TokenSecret secret={secret} onClose={onClose} />
  return (
    <ModalSurface
      open
      title="New access token"
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabled={create.isPending}>
            Create token
          </Button>
        </>
      }
    >
      <TextField
        control={control}
        name="name"
        label="What is it for?"
        rules={{
          ...required('Give it a name'),
          maxLength: { value: 60, message: 'At most 60 letters' },
        }}
        hint="Such as “Nightly export”"
      />
      <Controller
        control={control}
        name="scope"
        render={({ field }) => (
          <Field label="What may it do?">
            <RadioGroup value={field.value} onChange={(_, { value }) => field.onChange(value)}>
              <Radio value="read" label={tokenScopeLabels.read} />
              <Radio value="write" label={tokenScopeLabels.write} />
            </RadioGroup>
          </Field>
        )}
      />
      <Field label="For how long?">
        <Select {...register('days', { valueAsNumber: true })}>
          {LIFETIMES.map(({ days, label }) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {mustConfirm && (
        <ConfirmIdentity
          field={register('current_password', CURRENT_PASSWORD)}
          error={formState.errors.current_password?.message}
        />
      )}
    </ModalSurface>
  )
}

function TokenSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnceDialog title="Your new token" label="Access token" secret={secret} onClose={onClose}>
      It is shown only now. Keep it like a password; revoke it and make another if it is lost.
    </ShownOnceDialog>
  )
}
