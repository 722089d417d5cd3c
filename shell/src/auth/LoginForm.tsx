import { Button, Field, Input } from '@fluentui/react-components'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useFormStyles } from '../account/form.styles.ts'
import { returnPath } from './return-path.ts'
import { type Credentials, useLogin } from './use-login.ts'

/** E-mail address and password; afterwards the user is where they wanted to go. */
export function LoginForm() {
  const styles = useFormStyles()
  const login = useLogin()
  const navigate = useNavigate()
  const location = useLocation()
  const [isVisible, setVisible] = useState(false)
  const { register, handleSubmit, formState } = useForm<Credentials>()
  const { errors } = formState

  const signIn = handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: (user) => void navigate(returnPath(location.state, user), { replace: true }),
    }),
  )

  return (
    <form className={styles.form} onSubmit={(event) => void signIn(event)} noValidate>
      <Field label="Email address" validationMessage={errors.username?.message}>
        <Input
          {...register('username', { required: 'Enter your email address' })}
          type="email"
          size="large"
          autoComplete="username"
        />
      </Field>
      <Field
        label="Password"
        validationMessage={
          errors.password?.message ?? (login.isError ? 'That did not work. Check both fields.' : undefined)
        }
      >
        <Input
          {...register('password', { required: 'Enter your password' })}
          type={isVisible ? 'text' : 'password'}
          size="large"
          autoComplete="current-password"
          contentAfter={
            <Button
              appearance="transparent"
              icon={isVisible ? <EyeOffRegular /> : <EyeRegular />}
              aria-label={isVisible ? 'Hide password' : 'Show password'}
              onClick={() => setVisible(!isVisible)}
            />
          }
        />
      </Field>
      <Button type="submit" appearance="primary" size="large" disabled={login.isPending}>
        {login.isPending ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  )
}
