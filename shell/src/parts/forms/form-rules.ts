import type { RegisterOptions } from 'react-hook-form'
import { copy } from './copy.ts'

/** Checks and messages of forms, before anything is sent. The API has the final say. */
export const required = (message: string): Pick<RegisterOptions, 'required' | 'validate'> => ({
  required: message,
  validate: (value: unknown) => (typeof value === 'string' && !value.trim() ? message : true),
})

export const emailRule = {
  required: copy.formRules.emailMissing,
  pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: copy.formRules.emailInvalid },
}

export const phoneRule = {
  required: copy.formRules.phoneMissing,
  pattern: { value: /^\+?[0-9 ().-]{5,24}(?:[ ,;.:#=a-z]+\d{1,7})?$/i, message: copy.formRules.phoneInvalid },
}
