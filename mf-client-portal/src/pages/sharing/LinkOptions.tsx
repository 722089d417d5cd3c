import { Checkbox, Field, Input } from '@fluentui/react-components'
import { type Control, Controller, type UseFormRegister } from 'react-hook-form'
import type { ShareForm } from './share-form.ts'

export interface LinkOptionsProps {
  control: Control<ShareForm>
  register: UseFormRegister<ShareForm>
  /** The API's error about the passcode. */
  problem: string | undefined
}

/** The options of a private link: a passcode, and sending the link by mail. */
export function LinkOptions({ control, register, problem }: LinkOptionsProps) {
  return (
    <>
      <Field
        label="Passcode (optional)"
        hint={problem ? null : 'At least 4 characters. Tell your client on another way; nobody sees it again.'}
        validationMessage={problem ?? null}
      >
        <Input {...register('passcode')} autoComplete="off" maxLength={64} />
      </Field>
      <Controller
        control={control}
        name="mail"
        render={({ field }) => (
          <Checkbox
            label="Send the link by mail"
            checked={field.value}
            onChange={(_, { checked }) => field.onChange(checked === true)}
          />
        )}
      />
    </>
  )
}
