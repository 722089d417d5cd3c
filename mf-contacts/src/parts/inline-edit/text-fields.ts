/** The fields of a contact that are edited as text, with conversions in both directions. */
import type { Contact, ContactUpdate } from 'openapi'
import type { FieldKind } from 'openapi/field'
import { contactFields, type WrittenContactField } from 'openapi/fields/contact'
import { formatMoney } from 'ui-kit/format'

/** `list`: several values, separated by commas. */
type TextControl = 'line' | 'list' | 'day' | 'notes'

const controls = { text: 'line', lines: 'notes', texts: 'list', day: 'day' } as const satisfies {
  [kind in FieldKind]?: TextControl
}

type KindOf<Path extends WrittenContactField> = (typeof contactFields)[Path]['kind']
type EditedAsText = {
  [Path in WrittenContactField]: KindOf<Path> extends keyof typeof controls ? Path : never
}[WrittenContactField]

export type TextFieldName = EditedAsText & keyof Contact

export interface TextField {
  name: TextFieldName | 'price'
  label: string
  control: TextControl
  read: (contact: Contact) => string
  write: (text: string) => ContactUpdate
}

/** A field of a contact as text. */
export function textField(name: TextFieldName): TextField {
  const { label, kind } = contactFields[name]
  return {
    name,
    label,
    control: controls[kind],
    read: ({ [name]: value }) => (Array.isArray(value) ? value.join(', ') : (value ?? '')),
    write: (text) => ({ [name]: valueOf(text, controls[kind]) }),
  }
}

function valueOf(text: string, control: TextControl): string | string[] | null {
  if (control === 'day') return text || null
  if (control !== 'list') return text.trim()
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

const CENTS: Record<string, number> = { '': 100, k: 100_000, m: 100_000_000 }

/** The price that a contact has in mind, typed in dollars as "415,000" or "415k". What has no digits is no price. */
export const priceField: TextField = {
  name: 'price',
  label: contactFields.price.label,
  control: 'line',
  read: ({ price }) => (price === null ? '' : formatMoney(price)),
  write: (text) => {
    const [, digits, unit = ''] = /(\d[\d,]*(?:\.\d+)?)\s*([km]?)/i.exec(text) ?? []
    const dollars = digits && Number(digits.replaceAll(',', ''))
    return { price: dollars ? Math.round(dollars * (CENTS[unit.toLowerCase()] ?? 100)) : null }
  },
}
