import { Button } from '@fluentui/react-components'
import { teamSizeLabels, UsState, usStateLabels } from 'openapi/codes'
import { useForm } from 'react-hook-form'
import { codeOf } from 'remote-kit/forms/code-of'
import { showRefusal } from 'remote-kit/forms/refusals'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { emailRule, phoneRule, required } from '#parts/forms/form-rules.ts'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { type Signup, useSignup } from './signup.api.ts'

const fields = ['first_name', 'last_name', 'phone_number', 'email', 'name', 'team_size', 'state'] as const

/** The state is a text, empty for none, as in its select. */
type SignupValues = Omit<Signup, 'state'> & { state: string }

const emptySignup: SignupValues = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  name: '',
  team_size: '1',
  state: '',
}

const signupOf = ({ state: text, ...values }: SignupValues): Signup => {
  const state = codeOf(UsState, text)
  return { ...values, ...(state && { state }) }
}

/** Where the mail was sent, and the API's message about what to do next. */
export interface ReceivedSignup {
  email: string
  detail: string
}

/** The sign-up form (docs/specification.md §3). */
export function SignupForm({ onReceived }: { onReceived: (received: ReceivedSignup) => void }) {
  const styles = useFormStyles()
  const signup = useSignup()
  const { control, handleSubmit, setError } = useForm({ defaultValues: emptySignup })
  const send = handleSubmit((values) =>
    signup.mutate(signupOf(values), {
      onSuccess: ({ detail }) => onReceived({ email: values.email, detail }),
      onError: (error) => showRefusal(error, fields, setError),
    }),
  )

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <div className={styles.pair}>
        <TextField
          control={control}
          name="first_name"
          label="First name"
          rules={required('Enter your first name')}
          autoComplete="given-name"
        />
        <TextField
          control={control}
          name="last_name"
          label="Last name"
          rules={required('Enter your last name')}
          autoComplete="family-name"
        />
      </div>
      <TextField
        control={control}
        name="email"
        label="Email address"
        rules={emailRule}
        hint="We send the link to set your password here."
        type="email"
        autoComplete="email"
      />
      <TextField
        control={control}
        name="phone_number"
        label="Phone number"
        rules={phoneRule}
        type="tel"
        autoComplete="tel"
      />
      <div className={styles.pair}>
        <TextField
          control={control}
          name="name"
          label="Name of your team"
          rules={required('Give your team a name')}
          autoComplete="organization"
        />
        <SelectField
          control={control}
          name="team_size"
          label="How many of you are there?"
          options={codeOptions(teamSizeLabels)}
        />
      </div>
      <SelectField
        control={control}
        name="state"
        label="State"
        hint="Sets your time zone, public holidays and contract rules. You can change them later."
        options={[{ value: '', label: 'Choose a state' }, ...codeOptions(usStateLabels)]}
      />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" size="large" disabled={signup.isPending}>
          {signup.isPending ? 'Signing up…' : 'Sign up'}
        </Button>
      </div>
    </form>
  )
}
