/**
 * Derived changes beyond the ones that an event shows: computed fields of the record or of others in its stream. They
 * are kept with the event so that a deal can be fully rebuilt from its stream
 * (processes/deal-history/deal-snapshot.ts).
 */
import { difference, plainFields } from './diff.ts'

/**
 * Paths are `deal.progress.done`, `tasks.<id>.due_reason` or, for a whole task, `tasks.<id>`. `to` is null for a
 * removed field.
 */
export type Followed = { path: string; to: unknown }

type Fields = Record<string, unknown>

/** The differences between two states of the record at the path. */
export const followed = (path: string, before: Fields, after: Fields): Followed[] =>
  difference(before, after).map((one) => ({ path: `${path}.${one.path}`, to: one.to }))

/** A new record, with all of its fields. */
export const followedWhole = (path: string, record: Fields): Followed => ({ path, to: plainFields(record) })
