/** Formats amounts, rates and days for the explanations of a ledger. Pure. */

/** Cached by currency and digits: creating a format takes longer than the rest of a ledger. */
const formats = new Map<string, Intl.NumberFormat>()

/** `$1,875` or `$1,875.50`. */
export function money(cents: number, currency: string): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const key = `${currency} ${digits}`
  const known = formats.get(key)
  const format =
    known ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  if (!known) formats.set(key, format)
  return format.format(cents / 100)
}

/** 250 becomes `2.5%`. */
export const percent = (basisPoints: number): string => `${basisPoints / 100}%`

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `Mar 1, 2026` */
export const dayOf = (day: string): string => days.format(new Date(day))
