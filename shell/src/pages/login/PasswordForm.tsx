import { Button } from '@fluentui/react-components'
import type { User } from 'openapi'
import { useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { TextField } from 'remote-kit/forms/TextField'
import { reportFailure } from 'remote-kit/query-client'
import { useLocation } from 'react-router'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { PasswordField } from '#parts/passwords/PasswordField.tsx'
import { type Credentials, useLogin } from '#parts/session/use-login.ts'
import { nextStepOf } from '#parts/two-step/second-step.ts'
import { signInName } from './sign-in-name.ts'
import { copy } from './copy.ts'

export interface PasswordFormProps {
  onSignIn: (user: User) => void
  /** The password was right, and the API asks for more. */
  onNext: (step: 'code' | 'setup', credentials: Credentials) => void
}

/** Email address and password. */
export function PasswordForm({ onSignIn, onNext }: PasswordFormProps) {
  const styles = useFormStyles()
  const notify = useNotify()
  const login = useLogin()
  const username = signInName(useLocation().state)
  const { control, register, handleSubmit, formState } = useForm({ defaultValues: { username, password: '' } })
  const { errors } = formState

  const signIn = handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: onSignIn,
      onError: (error) => {
        const next = nextStepOf(error)
        if (next) onNext(next, credentials)
        else reportFailure(notify, error)
      },
    }),
  )

  return (
    <form className={styles.form} onSubmit={(event) => void signIn(event)} noValidate>
      <TextField
        control={control}
        name="username"
        label={copy.loginForm.email}
        rules={{ required: copy.loginForm.emailRequired }}
        type="email"
        size="large"
        autoComplete="username"
      />
      <PasswordField
        label={copy.loginForm.password}
        field={register('password', { required: copy.loginForm.passwordRequired })}
        error={errors.password?.message ?? (login.isError ? copy.loginForm.failed : undefined)}
        size="large"
        autoComplete="current-password"
      />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={login.isPending}>
        {login.isPending ? copy.loginForm.pending : copy.loginForm.submit}
      </Button>
    </form>
  )
}
