import { Button } from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { showProblem } from '#parts/forms/form-problem.ts'
import { emailRule, phoneRule, required } from '#parts/forms/form-rules.ts'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { TeamSizeField } from '#parts/forms/TeamSizeField.tsx'
import { TextField } from '#parts/forms/TextField.tsx'
import { type Signup, useSignup } from './signup.api.ts'

const fields = ['first_name', 'last_name', 'phone_number', 'email', 'name', 'team_size'] as const

/** Where the mail goes, and the API's words on what to do next. */
export interface ReceivedSignup {
  email: string
  detail: string
}

/** Self sign-up (docs/specification.md §3). */
export function SignupForm({ onReceived }: { onReceived: (received: ReceivedSignup) => void }) {
  const styles = useFormStyles()
  const signup = useSignup()
  const { register, handleSubmit, setError, formState } = useForm<Signup>({ defaultValues: { team_size: '1' } })
  const { errors } = formState
  const send = handleSubmit((values) =>
    signup.mutate(values, {
      onSuccess: ({ data }) => onReceived({ email: values.email, detail: data?.detail ?? '' }),
      onError: (error) => showProblem(error, fields, setError),
    }),
  )

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <div className={styles.pair}>
        <TextField
          label="First name"
          field={register('first_name', required('Enter your first name'))}
          error={errors.first_name?.message}
          autoComplete="given-name"
        />
        <TextField
          label="Last name"
          field={register('last_name', required('Enter your last name'))}
          error={errors.last_name?.message}
          autoComplete="family-name"
        />
      </div>
      <TextField
        label="Email address"
        field={register('email', emailRule)}
        error={errors.email?.message}
        hint="We send the link to set your password here."
        type="email"
        autoComplete="email"
      />
      <TextField
        label="Phone number"
        field={register('phone_number', phoneRule)}
        error={errors.phone_number?.message}
        type="tel"
        autoComplete="tel"
      />
      <div className={styles.pair}>
        <TextField
          label="Name of your team"
          field={register('name', required('Give your team a name'))}
          error={errors.name?.message}
          autoComplete="organization"
        />
        <TeamSizeField field={register('team_size')} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" size="large" disabled={signup.isPending}>
          {signup.isPending ? 'Signing up…' : 'Sign up'}
        </Button>
      </div>
    </form>
  )
}
