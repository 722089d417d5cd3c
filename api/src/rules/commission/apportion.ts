/** Divides amounts without losing or creating cents (docs/domain.md#commission: largest remainder). */

/**
 * Divides `amount` (an integer, in cents) in proportion to `weights`. Each part is rounded down, and the remaining
 * cents go to the largest remainders, the first among equals. The parts add up to the amount. If all weights are 0, so
 * are the parts.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  if (amount < 0) return apportion(-amount, weights).map((part) => (part === 0 ? 0 : -part))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  // Whole shares first, so that every product stays an exact integer.
  const whole = Math.floor(amount / total)
  const rest = amount % total
  const parts = weights.map((weight, i) => ({
    i,
    part: whole * weight + Math.floor((rest * weight) / total),
    remainder: (rest * weight) % total,
  }))
  const left = amount - parts.reduce((sum, { part }) => sum + part, 0)
  for (const one of parts.toSorted((a, b) => b.remainder - a.remainder || a.i - b.i).slice(0, left)) one.part++
  return parts.map(({ part }) => part)
}
