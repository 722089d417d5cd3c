/** Lists with a manual order. */

/** Inserts `item` at position `place`, from 0. A position beyond the end appends it. */
export function withAt<T>(others: readonly T[], item: T, place: number): T[] {
  return [...others.slice(0, place), item, ...others.slice(place)]
}
