import { Button } from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { TextField } from 'remote-kit/forms/TextField'
import { useLocation, useNavigate } from 'react-router'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { PasswordField } from '#parts/passwords/PasswordField.tsx'
import { type Credentials, useLogin } from '#parts/session/use-login.ts'
import { returnPath } from './return-path.ts'
import { signInName } from './sign-in-name.ts'
import { copy } from './copy.ts'

/** Email address and password. After signing in, the user returns to the page that they requested. */
export function LoginForm() {
  const styles = useFormStyles()
  const login = useLogin()
  const navigate = useNavigate()
  const location = useLocation()
  const username = signInName(location.state)
  const { control, register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { username, password: '' },
  })
  const { errors } = formState

  const signIn = handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: (user) => void navigate(returnPath(location.state, user), { replace: true }),
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
      <Button type="submit" appearance="primary" size="large" disabled={login.isPending}>
        {login.isPending ? copy.loginForm.pending : copy.loginForm.submit}
      </Button>
    </form>
  )
}
