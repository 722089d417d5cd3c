import { Button } from '@fluentui/react-components'
import type { TwoStepSetup } from 'openapi'
import { useState } from 'react'
import { useWrite } from 'remote-kit/use-write'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import type { Credentials } from '#parts/session/use-login.ts'
import { CodeField } from '#parts/two-step/CodeField.tsx'
import { SetupSteps } from '#parts/two-step/SetupSteps.tsx'
import { copy } from './copy.ts'
import { StepHeading } from './StepHeading.tsx'
import { type SecondStepProps, useSignInWithCode } from './use-sign-in-with-code.ts'

const words = copy.setupForm

/** For a user whose account requires two-step sign-in and who has none: sets it up, then signs in. */
export function SetupForm(props: SecondStepProps) {
  const styles = useFormStyles()
  const { username, password } = props.credentials
  const start = useStart()
  const [setup, setSetup] = useState<TwoStepSetup | null>(null)
  if (setup) return <FirstCode setup={setup} {...props} />
  return (
    <div className={styles.form}>
      <StepHeading>{words.title}</StepHeading>
      <p>{words.text}</p>
      <Button
        appearance="primary"
        size="large"
        disabledFocusable={start.isPending}
        onClick={() => start.mutate({ username, password }, { onSuccess: setSetup })}
      >
        {words.start}
      </Button>
      <div className={styles.actions}>
        <Button onClick={props.onBack}>{words.back}</Button>
      </div>
    </div>
  )
}

function FirstCode({ setup, onBack, ...props }: SecondStepProps & { setup: TwoStepSetup }) {
  const styles = useFormStyles()
  const { control, signIn, isPending } = useSignInWithCode(props)
  return (
    <form className={styles.form} onSubmit={(event) => void signIn(event)} noValidate>
      <StepHeading>{words.title}</StepHeading>
      <SetupSteps setup={setup}>
        <CodeField control={control} name="code" size="large" />
      </SetupSteps>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isPending}>
        {isPending ? copy.loginForm.pending : words.finish}
      </Button>
      <div className={styles.actions}>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </form>
  )
}

/** Makes a key and recovery codes for someone who is not signed in yet. */
const useStart = () =>
  useWrite('auth', (api, body: Pick<Credentials, 'username' | 'password'>) =>
    api.POST('/auth/set_up_two_step/', { body }),
  )
