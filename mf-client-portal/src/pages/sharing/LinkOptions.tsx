import { Checkbox, Field, Input } from '@fluentui/react-components'
import { type Control, Controller, type UseFormRegister } from 'react-hook-form'
import type { ShareForm } from './share-form.ts'

export interface LinkOptionsProps {
  control: Control<ShareForm>
  register: UseFormRegister<ShareForm>
  /** What the API says of the passcode. */
  problem: string | undefined
}

/** What a private link may have besides: a passcode, and a mail that brings it. */
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
