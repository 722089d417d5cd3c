import type { CustomField } from 'openapi'
import type { Field, FieldKind } from 'openapi/field'

const KINDS: Record<CustomField['kind'], FieldKind> = {
  text: 'text',
  number: 'number',
  money: 'money',
  date: 'day',
  choice: 'choice',
  choices: 'texts',
  person: 'person',
  link: 'text',
  yes_no: 'yes_no',
}

/** Custom fields as fields of the contract, by the path of their values, for histories. */
export const registerOf = (fields: readonly CustomField[]): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    fields.map(({ key, name, kind, options }) => {
      const choices = Object.fromEntries(options.map((option) => [option.key, option.name]))
      return [`custom_fields.${key}`, { label: name, kind: KINDS[kind], ...(options.length > 0 && { choices }) }]
    }),
  )
