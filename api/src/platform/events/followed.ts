/**
 * What followed from a change beyond what its event tells people: fields that are worked out, of the record or of others in
 * its stream. Kept with the event so that a deal can be rebuilt whole from its stream (processes/deal-history/deal-snapshot.ts).
 */
import { difference, plainFields } from './diff.ts'

/** `deal.progress.done`, `tasks.<id>.due_reason`; `tasks.<id>` is a whole task. Null where the field is gone. */
export type Followed = { path: string; to: unknown }

type Fields = Record<string, unknown>

/** What differs between two states of a record at the path. */
export const followed = (path: string, before: Fields, after: Fields): Followed[] =>
  difference(before, after).map((one) => ({ path: `${path}.${one.path}`, to: one.to }))

/** A record that came to be, whole. */
export const followedWhole = (path: string, record: Fields): Followed => ({ path, to: plainFields(record) })
