import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { Hint } from 'ui-kit/Hint'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { CodeField } from '#parts/two-step/CodeField.tsx'
import { copy } from './copy.ts'
import { StepHeading } from './StepHeading.tsx'
import { type SecondStepProps, useSignInWithCode } from './use-sign-in-with-code.ts'

/** After the password: a code from the authenticator app, or a recovery code. */
export function SecondStepForm({ onBack, ...props }: SecondStepProps) {
  const styles = useFormStyles()
  const { control, reset, signIn, isPending } = useSignInWithCode(props)
  const [isRecovery, setRecovery] = useState(false)
  const words = copy.secondStepForm
  return (
    <form className={styles.form} onSubmit={(event) => void signIn(event)} noValidate>
      <StepHeading>{words.title}</StepHeading>
      <CodeField control={control} name="code" isRecovery={isRecovery} size="large" />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isPending}>
        {isPending ? copy.loginForm.pending : copy.loginForm.submit}
      </Button>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            setRecovery(!isRecovery)
            reset()
          }}
        >
          {isRecovery ? words.useApp : words.useRecovery}
        </Button>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
      {isRecovery && <Hint>{words.noCodes}</Hint>}
    </form>
  )
}
