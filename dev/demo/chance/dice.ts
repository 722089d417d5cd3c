/** Seeded randomness: the same seed gives the same demo on every machine and every day. */

/** A small seeded generator (mulberry32): numbers in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Dice = ReturnType<typeof createDice>

/** Random values for the demo. */
export function createDice(seed: number) {
  const random = seededRandom(seed)
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  return {
    /** An integer from `low` to `high`, inclusive. */
    between,
    /** True with the probability `p`. */
    chance: (p: number) => random() < p,
    /** One of the items. */
    pick<T>(items: readonly T[]): T {
      const item = items[Math.floor(random() * items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from')
      return item
    },
    /** An id of 12 bytes. */
    id: () => Array.from({ length: 24 }, () => between(0, 15).toString(16)).join(''),
  }
}
