/** Arithmetic on amounts in whole cents. Pure. */
import { apportion } from './apportion.ts'
import { WHOLE_BP } from './terms.ts'

/**
 * A part of an amount in basis points, rounded to the nearest cent. Uses BigInt, since the product may not be exact as
 * a number.
 */
export function partOf(amount: number, basisPoints: number): number {
  const product = BigInt(amount) * BigInt(basisPoints)
  const whole = BigInt(WHOLE_BP)
  const half = product < 0n ? -whole / 2n : whole / 2n
  return Number((product + half) / whole)
}

/** Divides cents by shares with the largest remainder method. If no one has a share, the first gets everything. */
export function divide(amount: number, shares: readonly number[]): number[] {
  const isShared = shares.some((share) => share > 0)
  return apportion(amount, isShared ? shares : shares.map((_, i) => (i === 0 ? 1 : 0)))
}

/** The sum of amounts in cents. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
