/** Lists that people put in order by hand. */

/** The items with `item` at `place`, from 0; the others keep their order. Beyond the end is at the end. */
export function withAt<T>(others: readonly T[], item: T, place: number): T[] {
  return [...others.slice(0, place), item, ...others.slice(place)]
}
