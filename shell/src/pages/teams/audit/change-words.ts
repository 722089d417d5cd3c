import { formatInstant } from 'ui-kit/days'
import { formatMoney } from 'ui-kit/format'

const NOTHING = 'nothing'
const INSTANT = /^\d{4}-\d\d-\d\dT/
const CENTS = /(^|[._])(price|money|cents|amount|fee)$/

/** "dates.closing" → "Dates, closing" */
export function fieldWords(field: string): string {
  const words = field.replaceAll('.', ', ').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value of any kind, as briefly as a person would say it; instants by the clock of a time zone. */
export function valueWords(field: string, value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return CENTS.test(field) ? formatMoney(value) : String(value)
  if (typeof value === 'string') return INSTANT.test(value) ? formatInstant(value, timeZone) : value
  if (Array.isArray(value))
    return value.length === 0 ? NOTHING : value.map((one) => valueWords(field, one, timeZone)).join(', ')
  const parts = Object.entries(value).map(
    ([name, inner]) => `${fieldWords(name).toLowerCase()} ${valueWords(name, inner, timeZone)}`,
  )
  return parts.join(', ')
}
