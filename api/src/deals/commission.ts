/**
 * What the commission of a deal comes to, in the order of DOMAIN.md: gross, referral, shares, company, fees. Pure, in whole
 * cents, and none is lost: gross = referral + company + agents + fees for every input.
 */
import { Representation } from 'openapi/codes'
import { apportion } from '../records/apportion.ts'

export type CommissionTerms = {
  /** The rate of one side in basis points; null where it is a flat amount, or not agreed. */
  rate_bp: number | null
  /** The amount of one side in cents, in place of the rate. */
  flat: number | null
  referral_bp: number
  /** The agents' part of what the referral leaves, in basis points. */
  split_bp: number
  /** Cents taken from the agents' part. */
  fees: number
}

export type CommissionResult = {
  gross: number
  referral: number
  company: number
  /** What the agents receive together. */
  agents_amount: number
  /** What each agent receives, in the order of the shares. */
  amounts: number[]
}

const WHOLE_BP = 10_000

/** The commission at `price` cents for agents with these shares; null while there is neither a price nor a flat amount. */
export function commissionOf(
  terms: CommissionTerms,
  { price, representation }: { price: number | null; representation: Representation },
  shares: readonly number[],
): CommissionResult | null {
  const side = terms.flat ?? (price === null || terms.rate_bp === null ? null : partOf(price, terms.rate_bp))
  if (side === null) return null
  const gross = representation === Representation.Dual ? side * 2 : side
  const referral = partOf(gross, terms.referral_bp)
  const parts = divide(gross - referral, shares)
  const kept = parts.map((part) => part - partOf(part, terms.split_bp))
  const fees = divide(terms.fees, shares)
  const amounts = parts.map((part, i) => part - (kept[i] ?? 0) - (fees[i] ?? 0))
  return { gross, referral, company: sum(kept), agents_amount: sum(amounts), amounts }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** A part of an amount in basis points, to the nearest cent. Cents times basis points pass what a number holds exactly. */
function partOf(amount: number, basisPoints: number): number {
  const product = BigInt(amount) * BigInt(basisPoints)
  const whole = BigInt(WHOLE_BP)
  const half = product < 0n ? -whole / 2n : whole / 2n
  return Number((product + half) / whole)
}

/** Divides cents by shares. Without any share the first agent has it all. */
export function divide(amount: number, shares: readonly number[]): number[] {
  const isShared = shares.some((share) => share > 0)
  return apportion(amount, isShared ? shares : shares.map((_, i) => (i === 0 ? 1 : 0)))
}
