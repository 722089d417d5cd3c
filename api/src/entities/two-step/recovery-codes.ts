/** Recovery codes: each signs in once in place of a code from the app. 50 random bits, stored as slow hashes. */
import { randomBytes, randomInt } from 'node:crypto'
import { hashWithSalt } from '#platform/records/passwords.ts'

/** Crockford's base 32: nothing that is read as something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10
const CODES = 10

export type NewRecoveryCodes = {
  /** As they are shown, once: `7Q4XM-2RB9K`. */
  shown: string[]
  /** What is kept of them. */
  stored: { salt: string; recovery_codes: string[] }
}

/** Ten new codes. */
export async function newRecoveryCodes(): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: CODES }, () =>
    Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''),
  )
  const salt = randomBytes(16).toString('base64url')
  const recovery_codes: string[] = []
  // One after the other: each takes 19 MiB.
  for (const code of codes) recovery_codes.push(await hashWithSalt(code, salt))
  return {
    shown: codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`),
    stored: { salt, recovery_codes },
  }
}

/** The stored hash of a code as someone typed it. */
export const hashRecoveryCode = (typed: string, salt: string): Promise<string> =>
  hashWithSalt(
    typed
      .toUpperCase()
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1')
      .replaceAll(/[^0-9A-Z]/g, ''),
    salt,
  )
