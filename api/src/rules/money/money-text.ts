/** Amounts of money formatted for people. Pure. */

/** By currency and digits: creating a format costs far more than using it. */
const formats = new Map<string, Intl.NumberFormat>()

function text(cents: number, currency: string, digits: number): string {
  const key = `${currency} ${digits}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  formats.set(key, format)
  return format.format(cents / 100)
}

/** `$1,875` or `$1,875.50`. */
export const money = (cents: number, currency: string): string => text(cents, currency, cents % 100 === 0 ? 0 : 2)

/** `$1,876`: to the whole dollar, as a price is told. */
export const roundMoney = (cents: number, currency: string): string => text(cents, currency, 0)
