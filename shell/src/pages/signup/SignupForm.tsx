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
import { copy } from './copy.ts'

const words = copy.signupForm

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

/** The sign-up form (docs/specification.md §3). `onReceived` is told where the email was sent. */
export function SignupForm({ onReceived }: { onReceived: (email: string) => void }) {
  const styles = useFormStyles()
  const signup = useSignup()
  const { control, handleSubmit, setError } = useForm({ defaultValues: emptySignup })
  const send = handleSubmit((values) =>
    signup.mutate(signupOf(values), {
      onSuccess: () => onReceived(values.email),
      onError: (error) => showRefusal(error, fields, setError),
    }),
  )

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <div className={styles.pair}>
        <TextField
          control={control}
          name="first_name"
          label={words.firstName}
          rules={required(words.firstNameRequired)}
          autoComplete="given-name"
        />
        <TextField
          control={control}
          name="last_name"
          label={words.lastName}
          rules={required(words.lastNameRequired)}
          autoComplete="family-name"
        />
      </div>
      <TextField
        control={control}
        name="email"
        label={words.email}
        rules={emailRule}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
      />
      <TextField
        control={control}
        name="phone_number"
        label={words.phone}
        rules={phoneRule}
        type="tel"
        autoComplete="tel"
      />
      <div className={styles.pair}>
        <TextField
          control={control}
          name="name"
          label={words.team}
          rules={required(words.teamRequired)}
          autoComplete="organization"
        />
        <SelectField control={control} name="team_size" label={words.teamSize} options={codeOptions(teamSizeLabels)} />
      </div>
      <SelectField
        control={control}
        name="state"
        label={words.state}
        hint={words.stateHint}
        options={[{ value: '', label: words.chooseState }, ...codeOptions(usStateLabels)]}
      />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={signup.isPending}>
          {signup.isPending ? words.pending : words.submit}
        </Button>
      </div>
    </form>
  )
}
