import { auditChoices } from 'openapi/audit-choices'
import { formatInstant } from 'ui-kit/days'
import { formatMoney } from 'ui-kit/format'
import { copy } from './copy.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT/
const CENTS = /(^|[._])(price|money|cents|amount|fee)$/

/** "dates.closing" → "Dates, closing" */
export function fieldLabel(field: string): string {
  const words = field.replaceAll('.', ', ').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A task or milestone that changed with its deal: `tasks.<id>.priority`. */
const OF_ITEM = /^(task|milestone)s\.[0-9a-f]{24}\.(.+)$/

/** The label of a code in a field of a record. */
function choiceLabel(entity: string, field: string, code: string | number): string | undefined {
  const [, item = entity, path = field] = OF_ITEM.exec(field) ?? []
  return auditChoices[item]?.[path]?.[code]
}

/** A short text for a value of any kind. Instants are shown in `timeZone`. */
export function valueLabel(field: string, value: unknown, timeZone: string, entity = ''): string {
  if (value === null || value === undefined || value === '') return copy.changeLabels.empty
  if (typeof value === 'boolean') return value ? copy.changeLabels.yes : copy.changeLabels.no
  if (typeof value === 'number')
    return choiceLabel(entity, field, value) ?? (CENTS.test(field) ? formatMoney(value) : String(value))
  if (typeof value === 'string')
    return choiceLabel(entity, field, value) ?? (INSTANT.test(value) ? formatInstant(value, timeZone) : value)
  if (Array.isArray(value))
    return value.length === 0
      ? copy.changeLabels.empty
      : value.map((one) => valueLabel(field, one, timeZone, entity)).join(', ')
  const parts = Object.entries(value).map(
    ([name, inner]) => `${fieldLabel(name).toLowerCase()} ${valueLabel(`${field}.${name}`, inner, timeZone, entity)}`,
  )
  return parts.join(', ')
}
