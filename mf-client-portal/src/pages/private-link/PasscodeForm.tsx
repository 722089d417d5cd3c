import { Button, Field, Input } from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { usePasscodeFormStyles } from './PasscodeForm.styles.ts'

export interface PasscodeFormProps {
  /** Whether the previous passcode was wrong. */
  wasWrong: boolean
  isChecking: boolean
  onEnter: (passcode: string) => void
}

/** Asks for the passcode of a private link. */
export function PasscodeForm({ wasWrong, isChecking, onEnter }: PasscodeFormProps) {
  const styles = usePasscodeFormStyles()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { passcode: '' } })
  const submit = handleSubmit(({ passcode }) => onEnter(passcode))
  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title} tabIndex={-1}>
          Your passcode
        </h1>
        <p className={styles.lead}>Your agent shares a deal with you here. Enter the passcode that they gave you.</p>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <Field
            label="Passcode"
            validationMessage={
              formState.errors.passcode?.message ??
              (wasWrong ? 'This is not the passcode. Check it with your agent.' : null)
            }
          >
            <Input
              {...register('passcode', { required: 'Enter the passcode' })}
              type="password"
              size="large"
              autoComplete="off"
            />
          </Field>
          <Button type="submit" appearance="primary" size="large" disabled={isChecking}>
            {isChecking ? 'One moment…' : 'Show the deal'}
          </Button>
        </form>
      </div>
    </main>
  )
}
