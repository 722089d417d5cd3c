/** Formats phone numbers in their country's style. */
import { invalid } from '#platform/http/errors.ts'
import { HOME_COUNTRY, phoneReader } from '#platform/records/phone-numbers.ts'

/**
 * `8605550119` becomes `(860) 555-0119`; a foreign number gets its international form; null or blank becomes null.
 * @throws 400 naming `field` if it is not a phone number
 */
export async function formatPhoneNumber(text: string | null, field: string): Promise<string | null> {
  if (!text?.trim()) return null
  const read = await phoneReader()
  const number = read(text)
  if (!number?.isValid()) throw invalid(field, 'isn’t a valid phone number')
  return number.country === HOME_COUNTRY ? number.formatNational() : number.formatInternational()
}
