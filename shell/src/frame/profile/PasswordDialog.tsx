import { Checkbox } from '@fluentui/react-components'
import type { PasswordUpdate, User } from 'openapi'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { reportFailure } from 'remote-kit/query-client'
import { Hint } from 'ui-kit/Hint'
import { useTokens } from '#frame/security/security.api.ts'
import { isExpired } from '#parts/access/is-expired.ts'
import { ConfirmIdentity } from '#parts/passwords/ConfirmIdentity.tsx'
import { NewPasswordFields } from '#parts/passwords/NewPasswordFields.tsx'
import { useUpdatePassword } from '#parts/passwords/passwords.api.ts'
import { asksToSignInAgain, CURRENT_PASSWORD } from '#parts/passwords/sign-in-again.ts'
import { copy } from './copy.ts'

const fields = ['new_password1', 'new_password2', 'current_password'] as const

/**
 * Changes the password. Users who signed in more than ten minutes ago must enter the current one. Offers to revoke the
 * access tokens of a user who has any.
 */
export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const notify = useNotify()
  const update = useUpdatePassword()
  const [mustConfirm, setMustConfirm] = useState(false)
  const tokens = useTokens({ enabled: !user.is_client })
  const inUse = tokens.data?.results.filter((token) => !isExpired(token)).length ?? 0
  const form = useForm<PasswordUpdate>({
    defaultValues: { new_password1: '', new_password2: '', revoke_tokens: false },
    shouldUnregister: true,
  })
  const { first_name, last_name } = user.person

  const save = form.handleSubmit((values) =>
    update.mutate(values, {
      onSuccess: () => {
        notify.success(copy.passwordDialog.saved)
        onClose()
      },
      onError: (error) => {
        if (asksToSignInAgain(error)) return setMustConfirm(true)
        reportFailure(notify, error)
        showRefusal(error, fields, form.setError)
      },
    }),
  )

  return (
    <FormDialog
      title={copy.passwordDialog.title}
      action={update.isPending ? copy.form.saving : copy.passwordDialog.save}
      isPending={update.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {/* Password managers store the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <NewPasswordFields form={form} owner={{ first_name, last_name, email: user.email }} />
      {inUse > 0 && (
        <div>
          <Controller
            control={form.control}
            name="revoke_tokens"
            render={({ field: { value = false, onChange } }) => (
              <Checkbox
                label={copy.passwordDialog.revoke(inUse)}
                checked={value}
                onChange={(_, { checked }) => onChange(checked === true)}
              />
            )}
          />
          <Hint>{copy.passwordDialog.revokeHint}</Hint>
        </div>
      )}
      {mustConfirm && (
        <ConfirmIdentity
          field={form.register('current_password', CURRENT_PASSWORD)}
          error={form.formState.errors.current_password?.message}
        />
      )}
    </FormDialog>
  )
}
