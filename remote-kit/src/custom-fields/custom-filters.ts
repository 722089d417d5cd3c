/** Filters by custom fields: how an address spells them, and how people read them. */
import type { CustomField } from 'openapi'
import { CustomFieldKind } from 'openapi/codes'
import { copy } from './copy.ts'
import { type NameOf, type NewValue, valueText } from './custom-values.ts'

const PARAMETER = /^custom_fields\[([a-z][a-z0-9_]*)\]$/

/** What is asked for, by the field's key. */
export type CustomFilters = Readonly<Record<string, string>>

/** Reads the filters of an address. */
export const readCustomFilters = (params: URLSearchParams): CustomFilters =>
  Object.fromEntries(
    [...params].flatMap(([name, value]) => {
      const key = PARAMETER.exec(name)?.[1]
      return key && value ? [[key, value]] : []
    }),
  )

const RANGES: ReadonlySet<CustomFieldKind> = new Set([
  CustomFieldKind.number,
  CustomFieldKind.money,
  CustomFieldKind.date,
])

/** Whether a field is asked for by a range. */
export const isRange = ({ kind }: CustomField): boolean => RANGES.has(kind)

/** Whether a field is asked for by the beginning of its text. */
export const isTyped = ({ kind }: CustomField): boolean =>
  kind === CustomFieldKind.text || kind === CustomFieldKind.link

/** The ends of a range, empty where it is open. */
export function endsOf(asked: string): [from: string, to: string] {
  const [from = '', to = from] = asked.split('..')
  return [from, to]
}

/** The range between two ends; empty if both are open. */
export const rangeOf = (from: string, to: string): string => (from || to ? `${from}..${to}` : '')

/** An end of a range as a value of its field. */
export const endValue = ({ kind }: CustomField, end: string): NewValue =>
  end === '' ? null : kind === CustomFieldKind.date ? end : Number(end)

/** What a filter asks for, in words. */
export function filterText(field: CustomField, asked: string, nameOf: NameOf): string {
  if (asked === '') return copy.filter.any
  if (isTyped(field)) return copy.filter.startsWith(asked)
  if (!isRange(field)) {
    const values = asked.split(',')
    const read = field.kind === CustomFieldKind.yes_no ? asked === 'true' : values
    if (field.kind === CustomFieldKind.person) return values.map((one) => valueText(field, one, nameOf)).join(', ')
    return valueText(field, read, nameOf)
  }
  const [from, to] = endsOf(asked).map((end) => valueText(field, endValue(field, end), nameOf))
  if (from && to) return from === to ? from : copy.filter.between(from, to)
  return from ? copy.filter.least(from) : copy.filter.most(to ?? '')
}
