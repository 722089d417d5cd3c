/** Which passwords are accepted (OWASP ASVS 5.0, 6.2): long ones of any kind, except those that attackers try first. */
import type { FieldError } from 'openapi'
import { isOwnName } from 'openapi/new-password'
import { badRequest } from '#platform/http/errors.ts'

type Owner = { email: string; person: { first_name: string; last_name: string } }
type Pair = { new_password1: string; new_password2: string }

/**
 * Validates a pair of new passwords for `owner`. The contract has already checked the length.
 * @throws 400 naming the field
 */
export async function requireGoodPassword(
  { new_password1: password, new_password2: again }: Pair,
  { email, person }: Owner,
): Promise<void> {
  const errors: FieldError[] = []
  const refuse = (field: keyof Pair, reason: string) => errors.push({ field, reason })
  if (await isCommon(password)) refuse('new_password1', 'is too common: choose one that’s harder to guess')
  else if (isOwnName(password, { ...person, email })) refuse('new_password1', 'can’t be your own name or email address')
  if (password !== again) refuse('new_password2', 'doesn’t match the new password')
  if (errors.length > 0) throw badRequest(errors)
}

/** One of the common passwords, in any case, or a single repeated character. */
async function isCommon(password: string): Promise<boolean> {
  const { COMMON_PASSWORDS } = await import('./common-passwords.ts')
  const lower = password.toLowerCase()
  return COMMON_PASSWORDS.has(lower) || /^(.)\1*$/u.test(lower)
}
