/** Reads phone numbers by the rules of all countries. */
import type { PhoneNumber } from 'libphonenumber-js/min'

/** The country of a number that names none. */
export const HOME_COUNTRY = 'US'

let rules: Promise<typeof import('libphonenumber-js/min')> | undefined

/** A function that reads one number; undefined if it can't be one. The rules are big, so they are loaded on first use. */
export async function phoneReader(): Promise<(text: string) => PhoneNumber | undefined> {
  const { parsePhoneNumberFromString } = await (rules ??= import('libphonenumber-js/min'))
  return (text) => parsePhoneNumberFromString(text, HOME_COUNTRY)
}
