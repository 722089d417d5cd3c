import { Checkbox, Field, Input } from '@fluentui/react-components'
import { type Control, Controller, type UseFormRegister } from 'react-hook-form'
import { copy } from './copy.ts'
import type { ShareForm } from './share-form.ts'

export interface LinkOptionsProps {
  control: Control<ShareForm>
  register: UseFormRegister<ShareForm>
  /** The API's error about the passcode. */
  problem: string | undefined
}

/** The options of a private link: a passcode, and emailing the link. */
export function LinkOptions({ control, register, problem }: LinkOptionsProps) {
  return (
    <>
      <Field
        label={copy.linkOptions.passcode}
        hint={problem ? null : copy.linkOptions.passcodeHint}
        validationMessage={problem ?? null}
      >
        <Input {...register('passcode')} autoComplete="off" maxLength={64} />
      </Field>
      <Controller
        control={control}
        name="mail"
        render={({ field }) => (
          <Checkbox
            label={copy.linkOptions.send}
            checked={field.value}
            onChange={(_, { checked }) => field.onChange(checked === true)}
          />
        )}
      />
    </>
  )
}
