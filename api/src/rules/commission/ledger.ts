/**
 * Computes a commission line by line, in the order of docs/domain.md#commission: gross, deductions before the split,
 * shares, company, fees. Pure, in whole cents, without losing any: gross = referral + franchise + company + fees +
 * agents for every input.
 */
import type { CommissionLine } from 'openapi'
import { money } from '#rules/money/money-text.ts'
import { agentLedger, type AgentResult } from './agent-ledger.ts'
import { divide, partOf, sum } from './amounts.ts'
import type { CommissionInput, Side } from './terms.ts'
import { percent } from './format.ts'

export type Ledger = {
  gross: number
  referral: number
  franchise: number
  /** The company's amount from splits. Fees also go to the company but are separate. */
  company: number
  fees: number
  /** The total that the agents receive. */
  agents_amount: number
  /** In the order of the agents given. */
  agents: AgentResult[]
  /** The agents' splits that were applied, without duplicates. */
  splits: number[]
  lines: CommissionLine[]
}

/** The ledger; null while there is neither a price nor a flat amount. */
export function ledgerOf(input: CommissionInput): Ledger | null {
  const amounts = input.sides.map(sideAmount)
  if (amounts.length === 0 || amounts.includes(null)) return null
  const gross = sum(amounts.map((amount) => amount ?? 0))
  const sides = input.sides.map((side, i) => sideLine(side, amounts[i] ?? 0, input.currency))

  const referral = partOf(gross, input.referral_bp)
  const franchise = partOf(gross - referral, input.franchise_bp)
  const shared = gross - referral - franchise
  const deductions = deductionLines(input, gross, referral, franchise)

  const shares = input.agents.map(({ share_bp }) => share_bp)
  const portions = divide(shared, shares)
  const fees = divide(input.fees, shares)
  const agents = input.agents.map((agent, i) =>
    agentLedger({ agent, portion: portions[i] ?? 0, shared, dealFee: fees[i] ?? 0, ...input }),
  )
  const results = agents.map(({ result }) => result)
  const unclaimed = agents.length === 0 ? [unclaimedLine(shared)] : []
  return {
    gross,
    referral,
    franchise,
    company: sum(results.map(({ company }) => company)) + (agents.length === 0 ? shared : 0),
    fees: sum(results.map((result) => result.fees)),
    agents_amount: sum(results.map(({ amount }) => amount)),
    agents: results,
    splits: [...new Set(agents.flatMap(({ splits }) => splits))],
    lines: [...sides, ...deductions, ...unclaimed, ...agents.flatMap(({ lines }) => lines)],
  }
}

function sideAmount({ price, months, rate_bp, flat }: Side): number | null {
  if (flat !== null) return flat
  if (price === null) return null
  if (rate_bp !== null) return partOf(price, rate_bp)
  return months === null ? null : price
}

function sideLine({ label, price, months, rate_bp, flat }: Side, amount: number, currency: string): CommissionLine {
  const whole = { kind: 'side', label, user: null, payee: null, amount } as const
  if (flat !== null) return { ...whole, base: null, rate_bp: null, explanation: 'Flat amount' }
  const worth = money(price ?? 0, currency)
  const rent = months === null ? worth : `${worth}, ${months} ${months === 1 ? 'month' : 'months'} of rent`
  return {
    ...whole,
    base: price,
    rate_bp,
    explanation: rate_bp === null ? `All of ${rent}` : `${percent(rate_bp)} of ${rent}`,
  }
}

function deductionLines(
  { referral_bp, franchise_bp, currency }: CommissionInput,
  gross: number,
  referral: number,
  franchise: number,
): CommissionLine[] {
  const line = (payee: 'referral' | 'franchise', label: string, base: number, rate_bp: number, amount: number) => ({
    kind: payee,
    label,
    user: null,
    payee,
    base,
    rate_bp,
    amount,
    explanation: `${percent(rate_bp)} of ${money(base, currency)}, before the split`,
  })
  return [
    ...(referral_bp > 0 ? [line('referral', 'Referral', gross, referral_bp, referral)] : []),
    ...(franchise_bp > 0 ? [line('franchise', 'Franchise', gross - referral, franchise_bp, franchise)] : []),
  ]
}

/** Without agents to divide among, the company gets it. */
const unclaimedLine = (amount: number): CommissionLine => ({
  kind: 'company',
  label: 'Company',
  user: null,
  payee: 'company',
  base: amount,
  rate_bp: null,
  amount,
  explanation: 'No agent on the deal',
})
