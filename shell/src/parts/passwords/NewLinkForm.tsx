import { Button } from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { showProblem } from '#parts/forms/form-problem.ts'
import { emailRule } from '#parts/forms/form-rules.ts'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { TextField } from '#parts/forms/TextField.tsx'
import { useForgetPassword } from './passwords.api.ts'

/** An address to send a link to. `onSent` gets the address, whether or not it is known. */
export function NewLinkForm({ onSent }: { onSent: (username: string) => void }) {
  const styles = useFormStyles()
  const forget = useForgetPassword()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { username: '' } })
  const send = handleSubmit((values) =>
    forget.mutate(values, {
      onSuccess: () => onSent(values.username),
      onError: (error) => showProblem(error, ['username'], setError),
    }),
  )
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <TextField
        label="Email address"
        field={register('username', emailRule)}
        error={formState.errors.username?.message}
        type="email"
        size="large"
        autoComplete="username"
      />
      <Button type="submit" appearance="primary" size="large" disabled={forget.isPending}>
        {forget.isPending ? 'Sending…' : 'Send me a link'}
      </Button>
    </form>
  )
}
