/** Reads and restores single values of a record. */
import type { Document } from 'mongoose'

/** An object of any fields, which is stored as a whole. */
const VALUES = 'custom_fields.'

/** Restores the previous value of a field. One that was unset becomes unset again. */
export function putBack(record: Document, field: string, value: unknown): void {
  if (field.startsWith(VALUES)) return putBackCustom(record, field.slice(VALUES.length), value)
  const isMissing = value === null && record.schema.path(field)?.options.default === undefined
  record.set(field, isMissing ? undefined : value)
}

function putBackCustom(record: Document, key: string, value: unknown): void {
  const { [key]: _now, ...others } = (record.get('custom_fields') ?? {}) as Record<string, unknown>
  record.set('custom_fields', value === null ? others : { ...others, [key]: value })
}

/** The value at a path with dots, as stored; null if it is unset. */
export const valueAt = (record: Document, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | null)?.[name],
      record.toObject({ depopulate: true }),
    ) ?? null
