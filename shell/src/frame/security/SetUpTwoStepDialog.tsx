import type { TwoStepSetup } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { reportFailure } from 'remote-kit/query-client'
import { ConfirmWithPassword } from '#parts/passwords/ConfirmWithPassword.tsx'
import { CodeField } from '#parts/two-step/CodeField.tsx'
import { SetupSteps } from '#parts/two-step/SetupSteps.tsx'
import { copy } from './copy.ts'
import { useConfirmTwoStep, useStartTwoStep } from './two-step.api.ts'

const words = copy.setUpTwoStepDialog

export interface SetUpTwoStepDialogProps {
  /** Whether it is on already, and another phone takes over. */
  isReplacing: boolean
  onClose: () => void
}

/** Turns on two-step sign-in: the password, then the key and the recovery codes, then a first code. */
export function SetUpTwoStepDialog({ isReplacing, onClose }: SetUpTwoStepDialogProps) {
  const start = useStartTwoStep()
  const [setup, setSetup] = useState<TwoStepSetup | null>(null)
  if (setup) return <FirstCode setup={setup} onClose={onClose} />
  return (
    <ConfirmWithPassword
      title={isReplacing ? words.replace : words.turnOn}
      action={words.next}
      isPending={start.isPending}
      onConfirm={(password, onError) => start.mutate(password, { onSuccess: setSetup, onError })}
      onClose={onClose}
    >
      <p>{isReplacing ? words.replaceText : words.turnOnText}</p>
    </ConfirmWithPassword>
  )
}

function FirstCode({ setup, onClose }: { setup: TwoStepSetup; onClose: () => void }) {
  const confirm = useConfirmTwoStep()
  const notify = useNotify()
  const { control, handleSubmit, setError } = useForm({ defaultValues: { code: '' } })
  const save = handleSubmit(({ code }) =>
    confirm.mutate(code, {
      onSuccess: onClose,
      onError: (error) => {
        const rest = showRefusal(error, ['code'], setError)
        if (rest) reportFailure(notify, rest)
      },
    }),
  )
  return (
    <FormDialog title={words.title} action={words.save} isPending={confirm.isPending} onSubmit={save} onClose={onClose}>
      <SetupSteps setup={setup}>
        <CodeField control={control} name="code" />
      </SetupSteps>
    </FormDialog>
  )
}
