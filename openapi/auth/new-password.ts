/**
 * What the schema of `NewPassword` cannot say: how its characters are counted, and when it names its owner. The API refuses
 * such passwords, and forms say so while one is typed. Only the API knows the passwords that many people use.
 */

/** Shorter names are part of too many words. */
const SHORTEST_NAME = 4

const PRODUCT = 'protracker'

/** Whose password it is. */
export type PasswordOwner = { first_name: string; last_name: string; email: string }

/** Its length as the contract counts it: an emoji is one character, though a string of JavaScript holds it in two. */
export const charactersIn = (password: string): number => Array.from(password).length

/** Whether it is the owner's address, or what is left without digits and signs is their name, their address or the product's name. */
export function isOwnName(password: string, { first_name, last_name, email }: PasswordOwner): boolean {
  const [first, last] = [lettersOf(first_name), lettersOf(last_name)]
  const address = email.toLowerCase()
  const [local = ''] = address.split('@')
  const names = [first, last, first + last, last + first, lettersOf(local), lettersOf(address), PRODUCT]
  const letters = lettersOf(password)
  return password.toLowerCase() === address || names.some((name) => name.length >= SHORTEST_NAME && letters === name)
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
