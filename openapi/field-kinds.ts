/** What fields hold, as their schemas say it. */
import { type KindOfId, kindsOfIds } from './annotations.ts'
import { meant, type Schema, type Schemas } from './schemas.ts'

/** Amounts are cents of the account's currency, rates hundredths of a percent, days `YYYY-MM-DD` and instants UTC. */
const kinds = [
  'choice',
  'day',
  'group',
  'instant',
  'lines',
  'money',
  'number',
  'rate',
  'text',
  'texts',
  'yes_no',
] as const
export type FieldKind = KindOfId | (typeof kinds)[number]

/** Every kind, for the register's types. */
export const fieldKinds: readonly FieldKind[] = [...kinds, ...kindsOfIds].toSorted()

const BY_NAME: { readonly [schema: string]: FieldKind } = {
  BasisPoints: 'rate',
  Cents: 'money',
  Day: 'day',
  Id: 'id',
  Instant: 'instant',
}
const BY_TYPE: { readonly [type: string]: FieldKind } = { boolean: 'yes_no', integer: 'number', number: 'number' }
const OF_ITEMS: { readonly [kind: string]: FieldKind } = { id: 'id', text: 'texts' }
/** Longer texts have several lines. */
const LONGEST_LINE = 999

/** What a schema holds, and the schema of its codes where it is a choice among them. */
export function kindOf(schemas: Schemas, schema: Schema): { kind: FieldKind; codes?: string } {
  const { schema: found, names } = meant(schemas, schema)
  const named = names.flatMap((name) => BY_NAME[name] ?? [])[0]
  if (named) return { kind: named }
  const codes = names.at(-1)
  if (codes && found.enum && (found['x-enum-descriptions'] ?? found['x-enum-fields'])) return { kind: 'choice', codes }
  const type = [found.type].flat().find((one) => one !== 'null')
  if (type === 'string') return { kind: (schema.maxLength ?? found.maxLength ?? 0) > LONGEST_LINE ? 'lines' : 'text' }
  if (type === 'array' && found.items) return { kind: OF_ITEMS[kindOf(schemas, found.items).kind] ?? 'group' }
  return { kind: BY_TYPE[type ?? ''] ?? 'group' }
}
