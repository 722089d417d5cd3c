import type { PasswordSet } from 'openapi'
import { newPasswordLength } from 'openapi/lengths'
import { charactersIn, isOwnName, type PasswordOwner } from 'openapi/new-password'
import { copy } from './copy.ts'

/** A rule of a new password, and whether it is met. */
export interface PasswordRule {
  text: string
  holds: boolean
}

/** The password rules that a browser can check. The API also refuses common passwords. */
export function passwordRules({ new_password1, new_password2 }: PasswordSet, owner: PasswordOwner): PasswordRule[] {
  return [
    {
      text: copy.passwordRules.length(newPasswordLength.min),
      holds: charactersIn(new_password1) >= newPasswordLength.min,
    },
    { text: copy.passwordRules.notYours, holds: new_password1 !== '' && !isOwnName(new_password1, owner) },
    { text: copy.passwordRules.same, holds: new_password1 !== '' && new_password1 === new_password2 },
  ]
}

/** An error if the password is too short or too long, otherwise true. */
export function lengthProblem(password: string): string | true {
  const { min, max } = newPasswordLength
  if (charactersIn(password) < min) return copy.passwordRules.tooShort(min)
  return charactersIn(password) <= max || copy.passwordRules.tooLong(max)
}
