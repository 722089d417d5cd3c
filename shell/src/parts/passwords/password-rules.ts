import type { PasswordSet } from 'openapi'
import { newPasswordLength } from 'openapi/lengths'
import { charactersIn, isOwnName, type PasswordOwner } from 'openapi/new-password'

/** One thing that a new password has to be, and whether it is. */
export interface PasswordRule {
  text: string
  holds: boolean
}

/** What a new password has to be, as far as a browser can tell. The API refuses those that many people use as well. */
export function passwordRules({ new_password1, new_password2 }: PasswordSet, owner: PasswordOwner): PasswordRule[] {
  return [
    {
      text: `At least ${newPasswordLength.min} characters; a few words are best`,
      holds: charactersIn(new_password1) >= newPasswordLength.min,
    },
    { text: 'Not your own name or address', holds: new_password1 !== '' && !isOwnName(new_password1, owner) },
    { text: 'The same in both fields', holds: new_password1 !== '' && new_password1 === new_password2 },
  ]
}

/** Why a password is too short or too long; true where it is neither. */
export function lengthProblem(password: string): string | true {
  const { min, max } = newPasswordLength
  if (charactersIn(password) < min) return `At least ${min} characters`
  return charactersIn(password) <= max || `At most ${max} characters`
}
