/** Ratios measured side by side, which are valid on machines whose speed varies. */

/** The median; for an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

/** The percentile `p` of the values (nearest rank). */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? NaN
}

/** The same items in random order, so that none always runs first. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const drawn = items.map((item) => ({ item, at: random() }))
  return drawn.toSorted((a, b) => a.at - b.at).map(({ item }) => item)
}
