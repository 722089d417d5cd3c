/** The stamp in a form's page: when it was opened, sealed so that no program makes one up. */
import { newSecret } from '#platform/records/secrets.ts'
import type { Seal } from '#platform/records/seal.ts'

/** No one reads and fills in a form faster. */
const LEAST_MS = 2000
/** By then, the page may have changed. */
const MOST_MS = 24 * 60 * 60 * 1000

/** `id` tells one opened form from another, so that each is stored once. */
export type Stamp = { id: string; age: 'fine' | 'quick' | 'late' }

/** A stamp for the form with this key that is opened at an instant. */
export const newStamp = (seal: Seal, key: string, at: Date): string => seal.close(`${at.getTime()} ${newSecret()}`, key)

/** Reads the stamp of a form that is sent at an instant; null if it isn't one of ours. */
export function readStamp(seal: Seal, key: string, stamp: string | undefined, at: Date): Stamp | null {
  const [opened, id] = seal.open(stamp ?? '', key)?.split(' ') ?? []
  if (id === undefined) return null
  const age = at.getTime() - Number(opened)
  return { id, age: age < LEAST_MS ? 'quick' : age > MOST_MS ? 'late' : 'fine' }
}
