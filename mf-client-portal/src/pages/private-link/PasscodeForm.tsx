import { Button, Field, Input } from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { copy } from './copy.ts'
import { LinkCard } from './LinkCard.tsx'
import { usePasscodeFormStyles } from './PasscodeForm.styles.ts'

export interface PasscodeFormProps {
  /** Who shares the deal. */
  brokerage: string | null
  /** Whether the previous passcode was wrong. */
  wasWrong: boolean
  isChecking: boolean
  onEnter: (passcode: string) => void
}

/** Asks for the passcode of a private link. */
export function PasscodeForm({ brokerage, wasWrong, isChecking, onEnter }: PasscodeFormProps) {
  const styles = usePasscodeFormStyles()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { passcode: '' } })
  const submit = handleSubmit(({ passcode }) => onEnter(passcode))
  return (
    <LinkCard brokerage={brokerage} title={copy.passcodeForm.title} lead={copy.passcodeForm.lead}>
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
        <Button type="submit" appearance="primary" size="large" disabledFocusable={isChecking}>
          {isChecking ? copy.passcodeForm.checking : copy.passcodeForm.submit}
        </Button>
      </form>
    </LinkCard>
  )
}
