import { copy } from './copy.ts'

/** A parsed phone number, or what is wrong with it. */
export type ReadPhone = { formatted: string } | { problem: string }

/**
 * Parses a phone number. Without a country code it is a US number. The library (34 kB) loads when the first number is
 * parsed.
 */
export async function readPhone(typed: string): Promise<ReadPhone> {
  if (typed.trim() === '') return { formatted: '' }
  const { default: parsePhoneNumber } = await import('libphonenumber-js/min')
  const phone = parsePhoneNumber(typed, 'US')
  if (!phone?.isValid()) return { problem: copy.profileFields.phoneInvalid }
  return { formatted: phone.country === 'US' ? phone.formatNational() : phone.formatInternational() }
}
