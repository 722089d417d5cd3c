import { Button } from '@fluentui/react-components'
import type { PasswordUpdate, User } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from 'remote-kit/api-client'
import { useNotify } from 'remote-kit/context'
import { reportFailure } from 'remote-kit/query-client'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { showProblem } from '../account/form-problem.ts'
import { NewPasswordFields } from '../auth/NewPasswordFields.tsx'
import { PasswordField } from '../auth/PasswordField.tsx'
import { SIGN_IN_AGAIN, useUpdatePassword } from '../auth/passwords.api.ts'

const fields = ['new_password1', 'new_password2', 'current_password'] as const

/** Another password; whoever signed in more than ten minutes ago is asked for the current one. */
export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const notify = useNotify()
  const update = useUpdatePassword()
  const [mustConfirm, setMustConfirm] = useState(false)
  const form = useForm<PasswordUpdate>({
    defaultValues: { new_password1: '', new_password2: '' },
    shouldUnregister: true,
  })
  const { first_name, last_name } = user.person

  const save = form.handleSubmit((values) =>
    update.mutate(values, {
      onSuccess: () => {
        notify.success('Your password is changed. Everywhere else you are signed out.')
        onClose()
      },
      onError: (error) => {
        if (error instanceof ApiError && error.problem.type === SIGN_IN_AGAIN) return setMustConfirm(true)
        reportFailure(notify, error)
        showProblem(error, fields, form.setError)
      },
    }),
  )

  return (
    <ModalSurface
      open
      title="Change password"
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabled={update.isPending}>
            {update.isPending ? 'Saving…' : 'Save password'}
          </Button>
        </>
      }
    >
      {/* Password managers keep the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <NewPasswordFields form={form} owner={{ first_name, last_name, email: user.email }} />
      {mustConfirm && (
        <div role="group" aria-label="Confirm that it is you">
          <PasswordField
            label="Current password"
            field={form.register('current_password', { required: 'Enter your current password' })}
            error={form.formState.errors.current_password?.message}
            autoComplete="current-password"
          />
          <Hint>You signed in a while ago. Please confirm that it is you.</Hint>
        </div>
      )}
    </ModalSurface>
  )
}
