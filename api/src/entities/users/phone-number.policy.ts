/** Formats phone numbers in their country's style. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { invalid } from '#platform/http/errors.ts'

const HOME = 'US'

/**
 * `8605550119` becomes `(860) 555-0119`; a foreign number gets its international form; null or blank becomes null.
 * @throws 400 naming `field` if it is not a phone number
 */
export function formatPhoneNumber(text: string | null, field: string): string | null {
  if (!text?.trim()) return null
  const number = parsePhoneNumberFromString(text, HOME)
  if (!number?.isValid()) throw invalid(field, 'is not a valid phone number')
  return number.country === HOME ? number.formatNational() : number.formatInternational()
}
