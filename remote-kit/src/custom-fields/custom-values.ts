/** The values of custom fields as text, and what is typed as values. */
import type { CustomField, CustomFieldValue, CustomFieldValues, CustomFieldValuesUpdate } from 'openapi'
import { CustomFieldKind } from 'openapi/codes'
import { formatFullDay } from 'ui-kit/days'
import { formatMoney, parseMoney } from 'ui-kit/format'
import { copy } from './copy.ts'

/** A value that is to be; null clears it. */
export type NewValue = CustomFieldValue | null

/** A team member's name by id; empty for someone unknown. */
export type NameOf = (user: string) => string

/** The text that people read; empty without a value. */
export function valueText({ kind, options }: CustomField, value: NewValue | undefined, nameOf: NameOf): string {
  if (value === undefined || value === null) return ''
  switch (kind) {
    case CustomFieldKind.money:
      return formatMoney(Number(value))
    case CustomFieldKind.number:
      return Number(value).toLocaleString('en-US', { maximumFractionDigits: 9 })
    case CustomFieldKind.date:
      return formatFullDay(String(value))
    case CustomFieldKind.yes_no:
      return value === true ? copy.yes : copy.no
    case CustomFieldKind.person:
      return nameOf(String(value)) || copy.formerMember
    case CustomFieldKind.choice:
    case CustomFieldKind.choices:
      return [value]
        .flat()
        .map((key) => options.find((option) => option.key === key)?.name ?? String(key))
        .join(', ')
    case CustomFieldKind.link:
      return String(value).replace(/^https?:\/\/(www\.)?|\/$/gi, '')
    default:
      return String(value)
  }
}

/** The text to edit. */
export function typedText({ kind }: CustomField, value: NewValue | undefined): string {
  if (value === undefined || value === null) return ''
  if (kind !== CustomFieldKind.money) return String(value)
  return (Number(value) / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })
}

/** What was typed as a value, or why it is none. Nothing clears. */
export function readTyped({ kind }: CustomField, text: string): { value: NewValue } | { reason: string } {
  const typed = text.trim()
  if (typed === '') return { value: null }
  switch (kind) {
    case CustomFieldKind.number: {
      const plain = typed.replaceAll(',', '')
      return /^-?\d+(\.\d+)?$/.test(plain) ? { value: Number(plain) } : { reason: copy.number }
    }
    case CustomFieldKind.money: {
      const cents = parseMoney(typed)
      return cents === undefined ? { reason: copy.money } : { value: cents }
    }
    case CustomFieldKind.link: {
      const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
      return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address) ? { value: address } : { reason: copy.link }
    }
    default:
      return { value: typed }
  }
}

/** The values with the changes: null takes one away, the rest stay. */
export function withValues(values: CustomFieldValues, changes: CustomFieldValuesUpdate): CustomFieldValues {
  const changed = Object.entries({ ...values, ...changes }).filter(([, value]) => value !== null)
  return Object.fromEntries(changed) as CustomFieldValues
}
