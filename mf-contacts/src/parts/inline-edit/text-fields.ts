/** The fields of a contact that are edited as text, with conversions in both directions. */
import type { Contact, ContactUpdate } from 'openapi'
import type { FieldKind } from 'openapi/field'
import { contactFields, type WrittenContactField } from 'openapi/fields/contact'
import { formatMoney, parsePrice } from 'ui-kit/format'
import { copy } from './copy.ts'

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
  /** Why a text can't be written, if it can't. */
  refuse?: (text: string) => string | undefined
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

/** A comma or semicolon, but not the one before an extension: "(512) 555-0199, ext. 12". */
const BETWEEN = /[,;](?!\s*(?:ext(?:ension|n)?|x|#)[.:=\s]*\d{1,7}\s*(?:[,;]|$))/i

function valueOf(text: string, control: TextControl): string | string[] | null {
  if (control === 'day') return text || null
  if (control !== 'list') return text.trim()
  return text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** The price that a contact has in mind, typed in dollars as "415,000" or "415k". */
export const priceField: TextField = {
  name: 'price',
  label: contactFields.price.label,
  control: 'line',
  read: ({ price }) => (price === null ? '' : formatMoney(price)),
  refuse: (text) => (parsePrice(text) === undefined ? copy.priceField.invalid : undefined),
  write: (text) => ({ price: parsePrice(text) ?? null }),
}
