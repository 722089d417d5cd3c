/** Reads phone numbers by the rules of all countries. */
import type { PhoneNumber } from 'libphonenumber-js/min'

/** The country of a number that names none. */
export const HOME_COUNTRY = 'US'
/** Of the US, Canada and others that dial each other like home. */
const HOME_CODE = '1'

let rules: Promise<typeof import('libphonenumber-js/min')> | undefined

/** A function that reads one number; undefined if it can't be one. The rules are big, so they are loaded on first use. */
export async function phoneReader(): Promise<(text: string) => PhoneNumber | undefined> {
  const { parsePhoneNumberFromString } = await (rules ??= import('libphonenumber-js/min'))
  return (text) => parsePhoneNumberFromString(text, HOME_COUNTRY)
}

/**
 * A function that writes numbers as they're dialed from the home country: `(860) 555-0142`, `011 49 30 123456`. No
 * spreadsheet takes that for a formula, as it does a leading plus. What can't be a number stays as it is.
 */
export async function phoneWriter(): Promise<(text: string) => string> {
  const read = await phoneReader()
  return (text) => {
    const number = read(text)
    if (!number?.isPossible()) return text
    return number.countryCallingCode === HOME_CODE
      ? number.formatNational()
      : number.format('IDD', { fromCountry: HOME_COUNTRY })
  }
}
