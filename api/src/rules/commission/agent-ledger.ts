/**
 * One agent's part of a commission: the company's split by the plan's tiers up to its cap, fees, and the rest. Pure.
 */
import type { CommissionLine } from 'openapi'
import { money } from '#rules/money/money-text.ts'
import { partOf, sum } from './amounts.ts'
import { type AgentTerms, type CommissionInput, type PlanFee, type Standing, type Tier, WHOLE_BP } from './terms.ts'
import { dayOf, percent } from './format.ts'

export type AgentResult = {
  user: string
  /** Their part of the shared amount. */
  portion: number
  company: number
  fees: number
  /** What they receive. portion = company + fees + amount. */
  amount: number
}

type AgentPart = Pick<CommissionInput, 'split_bp' | 'currency' | 'agents'> & {
  agent: AgentTerms
  portion: number
  /** The amount divided among all agents. */
  shared: number
  /** Their part of the deal's own fee. */
  dealFee: number
}

type AgentLedger = { result: AgentResult; splits: number[]; lines: CommissionLine[] }

/** An agent's lines in order, and their totals. The cap is never exceeded, and no agent pays more than they have. */
export function agentLedger(part: AgentPart): AgentLedger {
  const { agent, portion, split_bp } = part
  // An agent without a share has no lines.
  if (agent.share_bp === 0 && portion === 0) {
    return { result: { user: agent.user, portion, company: 0, fees: 0, amount: 0 }, splits: [], lines: [] }
  }
  const stretches = stretchesOf(agent.plan, portion, split_bp)
  const taken = companyLines(part, stretches)
  const company = sum(taken.map(({ amount }) => amount))
  const charged = feeLines(part, portion - company)
  const fees = sum(charged.map(({ amount }) => amount))
  const amount = portion - company - fees
  return {
    result: { user: agent.user, portion, company, fees, amount },
    splits: stretches.map((stretch) => stretch.split_bp),
    lines: [shareLine(part), ...taken, ...charged, netLine(part, amount)],
  }
}

function shareLine({ agent, portion, shared, agents }: AgentPart): CommissionLine {
  const isOnly = agents.every(({ user, share_bp }) => user === agent.user || share_bp === 0)
  return {
    kind: 'share',
    label: 'Share',
    user: agent.user,
    payee: null,
    base: shared,
    rate_bp: isOnly ? WHOLE_BP : agent.share_bp,
    amount: portion,
    explanation: isOnly ? 'All of the agents’ share' : `${percent(agent.share_bp)} of the agents’ share`,
  }
}

/** A part of the agent's commission with a single split. `upTo` is null for the last one. */
type Stretch = { split_bp: number; amount: number; from: number; upTo: number | null }

/** One line for each tier that the portion falls in, each limited to what is left of the cap. */
function companyLines({ agent: { user, plan }, currency }: AgentPart, stretches: Stretch[]): CommissionLine[] {
  let left = plan?.cap == null ? Infinity : Math.max(0, plan.cap - plan.paid)
  return stretches
    .filter((stretch) => stretch.split_bp < WHOLE_BP)
    .map((stretch) => {
      const full = partOf(stretch.amount, WHOLE_BP - stretch.split_bp)
      const amount = Math.min(full, left)
      const limit = amount < full && plan?.cap != null ? { left, cap: plan.cap, plan } : null
      left -= amount
      return {
        kind: 'company',
        label: 'Company',
        user,
        payee: 'company',
        base: stretch.amount,
        rate_bp: WHOLE_BP - stretch.split_bp,
        amount,
        explanation: [companyWords(stretch, full, currency), limit && capWords(limit, currency)]
          .filter(Boolean)
          .join('; '),
      }
    })
}

function stretchesOf(plan: AgentTerms['plan'], portion: number, split_bp: number | null): Stretch[] {
  if (split_bp !== null || !plan) return [{ split_bp: split_bp ?? WHOLE_BP, amount: portion, from: 0, upTo: null }]
  const stretches = plan.tiers.map((tier, i) => stretchIn(tier, plan.tiers[i + 1]?.from ?? null, plan.earned, portion))
  const filled = stretches.filter(({ amount }) => amount > 0)
  // If nothing falls in any tier, keep the last tier reached.
  return filled.length > 0 ? filled : stretches.filter(({ from }) => from <= plan.earned).slice(-1)
}

/** The part of the portion that falls in a tier, after `earned` so far. */
function stretchIn({ from, split_bp }: Tier, upTo: number | null, earned: number, portion: number): Stretch {
  const start = Math.max(from, earned)
  const end = Math.min(upTo ?? Infinity, earned + portion)
  return { split_bp, amount: Math.max(0, end - start), from, upTo }
}

function companyWords({ split_bp, amount, from, upTo }: Stretch, full: number, currency: string): string {
  const whole = `${percent(WHOLE_BP - split_bp)} of ${money(amount, currency)} is ${money(full, currency)}`
  if (from === 0 && upTo === null) return `Agent’s split is ${percent(split_bp)}: ${whole}`
  const range = upTo === null ? `above ${money(from, currency)}` : `up to ${money(upTo, currency)}`
  return `Agent’s split is ${percent(split_bp)} ${range} of the year’s commission: ${whole}`
}

function capWords({ left, cap, plan }: { left: number; cap: number; plan: Standing }, currency: string): string {
  const whole = `the ${money(cap, currency)} cap for the year from ${dayOf(plan.year_from)}`
  return left === 0 ? `${whole} has been reached` : `${money(left, currency)} was left under ${whole}`
}

/** The deal's fee first, then the plan's fees in order, each limited to what is left. */
function feeLines({ agent: { user, plan }, dealFee, currency }: AgentPart, afterSplit: number): CommissionLine[] {
  let left = afterSplit
  const ofDeal: PlanFee[] = dealFee > 0 ? [{ label: 'Deal fee', flat: dealFee, rate_bp: null }] : []
  return [...ofDeal, ...(plan?.fees ?? [])].map(({ label, flat, rate_bp }) => {
    const full = flat ?? partOf(afterSplit, rate_bp ?? 0)
    const amount = Math.min(full, left)
    left -= amount
    const words =
      flat === null
        ? `${percent(rate_bp ?? 0)} of ${money(afterSplit, currency)}, after the split`
        : 'Flat fee, after the split'
    return {
      kind: 'fee',
      label,
      user,
      payee: 'company',
      base: flat === null ? afterSplit : null,
      rate_bp: flat === null ? rate_bp : null,
      amount,
      explanation: amount < full ? `${words}; reduced from ${money(full, currency)} to what was left` : words,
    }
  })
}

const netLine = ({ agent: { user } }: AgentPart, amount: number): CommissionLine => ({
  kind: 'net',
  label: 'Net to agent',
  user,
  payee: 'agent',
  base: null,
  rate_bp: null,
  amount,
  explanation: 'What’s left of the share',
})
