/** Phone numbers as people write them, kept as their country does. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { invalid } from '#platform/http/errors.ts'

const HOME = 'US'

/**
 * `8605550119` becomes `(860) 555-0119`, a number of another country its international form; null or blank is none.
 * @throws 400, naming `field`, for what is no phone number
 */
export function formatPhoneNumber(text: string | null, field: string): string | null {
  if (!text?.trim()) return null
  const number = parsePhoneNumberFromString(text, HOME)
  if (!number?.isValid()) throw invalid(field, 'is not a valid phone number')
  return number.country === HOME ? number.formatNational() : number.formatInternational()
}
