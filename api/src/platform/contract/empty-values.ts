/**
 * Null and empty mean the same in a JSON body. The schema of a field that can be empty takes null, or an empty text or list;
 * the other is read as that one.
 */
import { onceForEach } from '#platform/records/once-for-each.ts'
import { propertiesOf, resolve, type Schema } from './contract.ts'

type EmptyValue = null | '' | []

/** The keywords of a field's schema that decide about empty values. */
type FieldSchema = {
  type?: string | string[]
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  minLength?: number
  pattern?: string
  format?: string
  minItems?: number
}

const typeOf = (value: EmptyValue) => (value === null ? 'null' : value === '' ? 'string' : 'array')

function takes(field: Schema, value: EmptyValue): boolean {
  const { $ref, ...own } = field
  if (typeof $ref === 'string') return takes(resolve<Schema>({ $ref }), value) && takes(own, value)
  const { type, allOf = [], oneOf, anyOf = oneOf, enum: choices, const: only, ...limits } = field as FieldSchema
  if (type !== undefined && ![type].flat().includes(typeOf(value))) return false
  if ((choices && !choices.includes(value)) || (only !== undefined && only !== value)) return false
  if (!allOf.every((part) => takes(part, value)) || anyOf?.some((part) => takes(part, value)) === false) return false
  const { minLength = 0, minItems = 0, pattern = '', format } = limits
  const isFree = format === undefined || format === 'password'
  if (value === '') return isFree && minLength === 0 && new RegExp(pattern, 'u').test(value)
  return value === null || minItems === 0
}

/** Which empty value a field has instead of another one: null instead of the empty text, or the reverse. */
export const readAs = onceForEach((field: Schema): { given: null | ''; read: EmptyValue } | null => {
  const [nothing, text, list] = [takes(field, null), takes(field, ''), takes(field, [])]
  if (nothing) return list ? null : { given: '', read: null }
  return text || list ? { given: null, read: text ? '' : [] } : null
})

const fieldsOf = onceForEach((schema: Schema) => propertiesOf(schema))

/** Reads the empty values in a body of this schema. Iterative, since the body may be deeper than the call stack. */
export function readEmptyValues(body: unknown, schema: Schema): void {
  const waiting: [value: unknown, schema: Schema][] = [[body, schema]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, within] = next
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) {
      // The properties of a list's schema are those of its items.
      for (const item of value) if (typeof item === 'object' && !Array.isArray(item)) waiting.push([item, within])
      continue
    }
    const fields = fieldsOf(within)
    for (const [name, given] of Object.entries(value)) {
      const field = fields.get(name)
      if (!field) continue
      if (given !== null && given !== '') waiting.push([given, field])
      else if (readAs(field)?.given === given) Object.assign(value, { [name]: structuredClone(readAs(field)?.read) })
    }
  }
}
