/** Converts a commission plan between what the user types and what the API takes. */
import type { CommissionFee, CommissionPlan } from 'openapi'
import { copy } from './copy.ts'

export interface PlanDraft {
  effective_from: string
  /** A day of any year. */
  anniversary: string
  tiers: { from: string; split: string }[]
  /** Empty means none. */
  cap: string
  /** "395" is an amount for each deal, "6%" a percentage of the agent's split. */
  fees: { label: string; amount: string }[]
}

export type PlanTerms = Pick<CommissionPlan, 'effective_from' | 'anniversary' | 'tiers' | 'cap' | 'fees'>

/** The initial draft: the current plan, or a default one from today on. */
export function draftOf(plan: CommissionPlan | null, today: string): PlanDraft {
  if (!plan) {
    return { effective_from: today, anniversary: today, tiers: [{ from: '0', split: '80' }], cap: '', fees: [] }
  }
  return {
    effective_from: plan.effective_from,
    // A leap year has every day.
    anniversary: `2028-${plan.anniversary}`,
    tiers: plan.tiers.map(({ from, split_bp }) => ({ from: dollars(from), split: String(split_bp / 100) })),
    cap: plan.cap === null || plan.cap === undefined ? '' : dollars(plan.cap),
    fees: (plan.fees ?? []).map(({ label, flat, rate_bp }) => ({
      label,
      amount: flat === null ? `${(rate_bp ?? 0) / 100}%` : dollars(flat),
    })),
  }
}

const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })

/** The terms of the plan, or the errors by field. The API has the final say. */
export function termsOf(draft: PlanDraft): { terms: PlanTerms } | { problems: Record<string, string> } {
  const problems: Record<string, string> = {}
  const checked = <T>(field: string, value: T | null, reason: string): T | null => {
    if (value === null) problems[field] = reason
    return value
  }
  const day = (field: string, text: string) => checked(field, text || null, copy.planDraft.dateRequired) ?? ''
  const terms: PlanTerms = {
    effective_from: day('effective_from', draft.effective_from),
    anniversary: day('anniversary', draft.anniversary).slice(5),
    tiers: draft.tiers.map(({ from, split }, i) => ({
      from: checked(`tiers.${i}.from`, centsOf(from), copy.planDraft.tierStart) ?? 0,
      split_bp: checked(`tiers.${i}.split`, rateOf(split), copy.planDraft.split) ?? 0,
    })),
    cap: draft.cap.trim() === '' ? null : checked('cap', centsOf(draft.cap), copy.planDraft.cap),
    fees: draft.fees.map(({ label, amount }, i) => ({
      label: checked(`fees.${i}.label`, label.trim() || null, copy.planDraft.nameRequired) ?? '',
      ...(checked(`fees.${i}.amount`, feeOf(amount), copy.planDraft.feeAmount) ?? { flat: 0, rate_bp: null }),
    })),
  }
  return Object.keys(problems).length > 0 ? { problems } : { terms }
}

/** "18,000" or "$18,000.50" in cents; null for anything else. */
function centsOf(text: string): number | null {
  const [, digits] = /^\$?\s*(\d[\d,]*(?:\.\d{1,2})?)$/.exec(text.trim()) ?? []
  return digits === undefined ? null : Math.round(Number(digits.replaceAll(',', '')) * 100)
}

/** "80" or "80%" in basis points; null for anything else. */
function rateOf(text: string): number | null {
  const [, digits] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text.trim()) ?? []
  const rate = digits === undefined ? NaN : Math.round(Number(digits) * 100)
  return rate <= 10_000 ? rate : null
}

function feeOf(text: string): Pick<CommissionFee, 'flat' | 'rate_bp'> | null {
  if (text.trim().endsWith('%')) {
    const rate_bp = rateOf(text)
    return rate_bp === null ? null : { flat: null, rate_bp }
  }
  const flat = centsOf(text)
  return flat === null ? null : { flat, rate_bp: null }
}
