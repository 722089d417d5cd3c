import type { RegisterOptions } from 'react-hook-form'

/** Checks and messages of forms, before anything is sent. The API has the final say. */
export const required = (message: string): Pick<RegisterOptions, 'required' | 'validate'> => ({
  required: message,
  validate: (value: unknown) => (typeof value === 'string' && !value.trim() ? message : true),
})

export const emailRule = {
  required: 'Enter an email address',
  pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'This does not look like an email address' },
}

export const phoneRule = {
  required: 'Enter a phone number',
  pattern: { value: /^\+?[0-9 ().-]{5,24}$/, message: 'Use digits, spaces and ( ) . - only' },
}
