import type { PasswordSet } from 'openapi'

/** Shortest password that is taken. */
export const PASSWORD_MIN = 8
/** Longest. */
export const PASSWORD_MAX = 128

/** Shorter names are part of too many words. */
const SHORTEST_NAME = 4

/** Whose password it is. */
export interface PasswordOwner {
  first_name: string
  last_name: string
  email: string
}

/** One thing that a new password has to be, and whether it is. */
export interface PasswordRule {
  text: string
  holds: boolean
}

/** What a new password has to be, as far as a browser can tell. The API refuses those that many people use as well. */
export function passwordRules({ new_password1, new_password2 }: PasswordSet, owner: PasswordOwner): PasswordRule[] {
  return [
    { text: `At least ${PASSWORD_MIN} characters; a few words are best`, holds: new_password1.length >= PASSWORD_MIN },
    { text: 'Not your own name or address', holds: new_password1 !== '' && !namesOwner(new_password1, owner) },
    { text: 'The same in both fields', holds: new_password1 !== '' && new_password1 === new_password2 },
  ]
}

/** What is left without digits and signs is a name of the owner, or their address. */
function namesOwner(password: string, { first_name, last_name, email }: PasswordOwner): boolean {
  const [first, last, address] = [lettersOf(first_name), lettersOf(last_name), lettersOf(email)]
  const names = [first, last, first + last, last + first, address, lettersOf(email.split('@')[0] ?? '')]
  return names.some((name) => name.length >= SHORTEST_NAME && lettersOf(password) === name)
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
