/** Combines the conditions of a query. */
import type { Document } from 'mongodb'

/** A filter for what meets all of the conditions: one flat document if no two are about the same field. */
export function allOf(...conditions: readonly Document[]): Document {
  const parts = conditions.flatMap((condition) => Object.entries(condition))
  const flat = Object.fromEntries(parts)
  if (Object.keys(flat).length === parts.length) return flat
  return { $and: conditions.filter((condition) => Object.keys(condition).length > 0) }
}
