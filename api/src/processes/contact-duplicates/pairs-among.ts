/** Finds the pairs of likely duplicates among many contacts. Pure. */
import { type Likeness, LIKELY, likeness, type Prepared } from './likeness.ts'

/** A key that more contacts share than this, such as the phone number of an office, finds no candidates. */
export const MOST_SHARED = 50

export type Keyed<Id> = { id: Id; keys: readonly string[]; prepared: Prepared }
export type Pair<Id> = Likeness & { one: Id; other: Id }

/** The likely pairs, each once. */
export function pairsAmong<Id>(contacts: readonly Keyed<Id>[]): Pair<Id>[] {
  const holders = new Map<string, number[]>()
  for (const [at, { keys }] of contacts.entries()) {
    for (const key of keys) {
      const among = holders.get(key)
      if (among) among.push(at)
      else holders.set(key, [at])
    }
  }
  return contacts.flatMap(({ id: one, keys, prepared }, at) => {
    const compared = new Set<number>()
    return keys
      .map((key) => holders.get(key) ?? [])
      .filter((among) => among.length <= MOST_SHARED)
      .flat()
      .flatMap((to) => {
        const other = contacts[to]
        if (to <= at || !other || compared.has(to)) return []
        compared.add(to)
        const alike = likeness(prepared, other.prepared)
        return alike.score >= LIKELY ? [{ one, other: other.id, ...alike }] : []
      })
  })
}
