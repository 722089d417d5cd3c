import { Button } from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { showRefusal } from 'remote-kit/forms/refusals'
import { TextField } from 'remote-kit/forms/TextField'
import { emailRule } from '#parts/forms/form-rules.ts'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { copy } from './copy.ts'
import { useForgetPassword } from './passwords.api.ts'

/** Requests a link to set a new password. `onSent` gets the address, whether or not it is known. */
export function NewLinkForm({ onSent }: { onSent: (username: string) => void }) {
  const styles = useFormStyles()
  const forget = useForgetPassword()
  const { control, handleSubmit, setError } = useForm({ defaultValues: { username: '' } })
  const send = handleSubmit((values) =>
    forget.mutate(values, {
      onSuccess: () => onSent(values.username),
      onError: (error) => showRefusal(error, ['username'], setError),
    }),
  )
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <TextField
        control={control}
        name="username"
        label={copy.newLinkForm.email}
        rules={emailRule}
        type="email"
        size="large"
        autoComplete="username"
      />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={forget.isPending}>
        {forget.isPending ? copy.newLinkForm.pending : copy.newLinkForm.submit}
      </Button>
    </form>
  )
}
