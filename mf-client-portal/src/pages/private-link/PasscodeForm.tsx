import { Button, Field, Input } from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { copy } from './copy.ts'
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
          {copy.passcodeForm.title}
        </h1>
        <p className={styles.lead}>{copy.passcodeForm.lead}</p>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <Field
            label={copy.passcodeForm.passcode}
            validationMessage={formState.errors.passcode?.message ?? (wasWrong ? copy.passcodeForm.wrong : null)}
          >
            <Input
              {...register('passcode', { required: copy.passcodeForm.required })}
              type="password"
              size="large"
              autoComplete="off"
            />
          </Field>
          <Button type="submit" appearance="primary" size="large" disabled={isChecking}>
            {isChecking ? copy.passcodeForm.checking : copy.passcodeForm.submit}
          </Button>
        </form>
      </div>
    </main>
  )
}
