/** Reads and restores single values of a record. */
import type { Document } from 'mongoose'

/** Restores the previous value of a field. One that was unset becomes unset again. */
export function putBack(record: Document, field: string, value: unknown): void {
  const isMissing = value === null && record.schema.path(field)?.options.default === undefined
  record.set(field, isMissing ? undefined : value)
}

/** The value at a path with dots, as stored; null if it is unset. */
export const valueAt = (record: Document, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | null)?.[name],
      record.toObject({ depopulate: true }),
    ) ?? null
