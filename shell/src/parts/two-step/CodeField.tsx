import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { TextField } from 'remote-kit/forms/TextField'
import { copy } from './copy.ts'

export interface CodeFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> {
  control: Control<Values>
  name: Name
  /** Whether a recovery code is asked for instead of one from the app. */
  isRecovery?: boolean
  size?: 'medium' | 'large'
}

/** A field for the code from an authenticator app, which phones and password managers can fill in, or a recovery code. */
export function CodeField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  isRecovery = false,
  size = 'medium',
  ...field
}: CodeFieldProps<Values, Name>) {
  const words = copy.codeField
  return (
    <TextField
      {...field}
      key={isRecovery ? 'recovery' : 'app'}
      label={isRecovery ? words.recovery : words.app}
      hint={isRecovery ? words.recoveryHint : words.appHint}
      rules={{ required: isRecovery ? words.recoveryMissing : words.appMissing }}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      maxLength={40}
      size={size}
    />
  )
}
