/** A phone number as it is kept, or why it is none. */
export type ReadPhone = { formatted: string } | { problem: string }

/**
 * Reads a phone number; without a country code it is one of the United States. The library (34 kB) is fetched when the
 * first number is read.
 */
export async function readPhone(typed: string): Promise<ReadPhone> {
  if (typed.trim() === '') return { formatted: '' }
  const { default: parsePhoneNumber } = await import('libphonenumber-js/min')
  const phone = parsePhoneNumber(typed, 'US')
  if (!phone?.isValid()) return { problem: 'This does not look like a phone number' }
  return { formatted: phone.country === 'US' ? phone.formatNational() : phone.formatInternational() }
}
