/** What a model gives to fields that are not set. */
import type { Schema, SchemaType } from 'mongoose'

/** The fields of a schema that have a default or objects with such fields, by name. */
export type FieldDefaults = ReadonlyMap<string, FieldDefault>
/** `value` is undefined without a default. `within` are the fields of the object, or of each object of the list. */
export type FieldDefault = { value: unknown; within: FieldDefaults | undefined }

/** The defaults of a model's schema. */
export function fieldDefaults(schema: Schema): FieldDefaults {
  const found = new Map<string, FieldDefault>()
  schema.eachPath((name, type) => {
    const within = type.schema && fieldDefaults(type.schema)
    const value = withOwn(defaultOf(type), within)
    if (value !== undefined || within?.size) found.set(name, { value, within })
  })
  return found
}

/** What mongoose gives a new record: its lists are empty if they have no other default. */
function defaultOf({ options, instance }: SchemaType): unknown {
  if (instance === 'Array' && !('default' in options)) return []
  return typeof options.default === 'function' ? (options.default as () => unknown)() : options.default
}

/** An object has the defaults of its own fields, too. */
function withOwn(value: unknown, within: FieldDefaults | undefined): unknown {
  if (!within || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const own = [...within].filter(([, { value: inner }]) => inner !== undefined)
  return { ...Object.fromEntries(own.map(([name, { value: inner }]) => [name, inner])), ...value }
}
