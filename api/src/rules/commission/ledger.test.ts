import { DealType, Representation } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { capYear } from './cap-year.ts'
import { type Ledger, ledgerOf } from './ledger.ts'
import { type Earning, sidesOf } from './sides.ts'
import type { AgentTerms, CommissionInput, Plan, Standing } from './terms.ts'

const earning = (changes: Partial<Earning> = {}): Earning => ({
  price: 500_000_00,
  representation: Representation.Buyer,
  deal_type: DealType.Resale,
  rate_bp: 250,
  flat: null,
  lease_months: null,
  ...changes,
})
type Agreed = Partial<Plan & Standing>
const plan = (changes: Agreed = {}): Plan & Standing => ({
  tiers: [{ from: 0, split_bp: 8000 }],
  cap: null,
  fees: [],
  year_from: '2026-03-01',
  year_until: '2027-03-01',
  earned: 0,
  paid: 0,
  ...changes,
})
const maya = (agreed: Agreed | null = null, share_bp = 10_000): AgentTerms => ({
  user: 'maya',
  share_bp,
  plan: agreed && plan(agreed),
})
const jonas = (agreed: Agreed | null = null, share_bp = 5000): AgentTerms => ({
  ...maya(agreed, share_bp),
  user: 'jonas',
})

function ledger(agents: AgentTerms[], { deal = {}, ...changes }: Partial<CommissionInput> & { deal?: object } = {}) {
  const input = { referral_bp: 0, franchise_bp: 0, split_bp: null, fees: 0, currency: 'USD', ...changes }
  const result = ledgerOf({ sides: sidesOf(earning(deal)), agents, ...input })
  if (!result) throw new Error('there is a price')
  return result
}
/** Each line as `kind amount`, for comparing. */
const told = ({ lines }: Ledger) => lines.map(({ kind, amount }) => `${kind} ${amount / 100}`)
const explained = ({ lines }: Ledger, kind: string) =>
  lines.filter((line) => line.kind === kind).map(({ explanation }) => explanation)

describe('the ledger of a commission', () => {
  it('matches the worked example of the domain, line by line', () => {
    const fees = [{ label: 'Transaction fee', flat: 395_00, rate_bp: null }]
    const result = ledger([maya({ cap: 18_000_00, paid: 17_000_00, fees })], { referral_bp: 2500 })
    expect(told(result)).toEqual(['side 12500', 'referral 3125', 'share 9375', 'company 1000', 'fee 395', 'net 7980'])
    expect(result).toMatchObject({
      gross: 12_500_00,
      referral: 3125_00,
      company: 1000_00,
      fees: 395_00,
      agents_amount: 7980_00,
    })
    expect(result.lines.map(({ explanation }) => explanation)).toEqual([
      '2.5% of $500,000',
      '25% of $12,500, before the split',
      'All of the agents’ share',
      'Agent’s split is 80%: 20% of $9,375 is $1,875; $1,000 was left under the $18,000 cap for the year from Mar 1, 2026',
      'Flat fee, after the split',
      'What’s left of the share',
    ])
  })

  it('takes nothing once the cap is reached, and says so', () => {
    const result = ledger([maya({ cap: 18_000_00, paid: 18_000_00 })])
    expect(told(result)).toEqual(['side 12500', 'share 12500', 'company 0', 'net 12500'])
    expect(explained(result, 'company')[0]).toContain('the $18,000 cap for the year from Mar 1, 2026 has been reached')
  })

  it('divides a commission that crosses a tier, each part by its own split', () => {
    const tiers = [
      { from: 0, split_bp: 7000 },
      { from: 50_000_00, split_bp: 8000 },
      { from: 100_000_00, split_bp: 9000 },
    ]
    const result = ledger([maya({ tiers, earned: 45_000_00 })])
    expect(told(result)).toEqual(['side 12500', 'share 12500', 'company 1500', 'company 1500', 'net 9500'])
    expect(explained(result, 'company')).toEqual([
      'Agent’s split is 70% up to $50,000 of the year’s commission: 30% of $5,000 is $1,500',
      'Agent’s split is 80% up to $100,000 of the year’s commission: 20% of $7,500 is $1,500',
    ])
    const last = ledger([maya({ tiers, earned: 100_000_00, cap: 10_00 })])
    expect(explained(last, 'company')[0]).toMatch(
      /^Agent’s split is 90% above \$100,000 .* \$10 was left under the .* cap/,
    )
    // The cap is reached in the first of two tiers, so the second takes nothing.
    const both = ledger([maya({ tiers, earned: 45_000_00, cap: 15_000_00, paid: 14_000_00 })])
    expect(told(both)).toEqual(['side 12500', 'share 12500', 'company 1000', 'company 0', 'net 11500'])
  })

  it('treats agents separately: one has reached the cap, the other has not', () => {
    const result = ledger([
      maya({ cap: 18_000_00, paid: 17_900_00 }, 5000),
      jonas({ tiers: [{ from: 0, split_bp: 7000 }] }),
    ])
    expect(result.agents).toEqual([
      { user: 'maya', portion: 6250_00, company: 100_00, fees: 0, amount: 6150_00 },
      { user: 'jonas', portion: 6250_00, company: 1875_00, fees: 0, amount: 4375_00 },
    ])
  })

  it('has both sides of a dual deal, and a side that is a flat amount', () => {
    expect(told(ledger([maya()], { deal: { representation: Representation.Dual } }))).toEqual([
      'side 12500',
      'side 12500',
      'share 25000',
      'net 25000',
    ])
    const flat = ledger([maya()], { deal: { price: null, flat: 5000_00 } })
    expect(flat.lines[0]).toMatchObject({ amount: 5000_00, explanation: 'Flat amount' })
  })

  it('is a number of months of rent for a lease, or a part of them', () => {
    const lease = { price: 2400_00, deal_type: DealType.Lease, representation: Representation.Tenant, lease_months: 1 }
    const month = ledger([maya()], { deal: { ...lease, rate_bp: null } })
    expect([month.gross, month.lines[0]?.explanation]).toEqual([2400_00, 'All of $2,400, 1 month of rent'])
    const year = ledger([maya()], { deal: { ...lease, lease_months: 12, rate_bp: 500 } })
    expect([year.gross, year.lines[0]?.explanation]).toEqual([1440_00, '5% of $28,800, 12 months of rent'])
    // Lease months do not apply to a sale.
    expect(ledger([maya()], { deal: { lease_months: 12 } }).gross).toBe(12_500_00)
  })

  it('takes the franchise fee from what the referral leaves; all of it may be a referral', () => {
    const result = ledger([maya()], { referral_bp: 2500, franchise_bp: 600 })
    expect(told(result)).toEqual(['side 12500', 'referral 3125', 'franchise 562.5', 'share 8812.5', 'net 8812.5'])
    const all = ledger([maya({ fees: [{ label: 'Desk', flat: 100_00, rate_bp: null }] })], { referral_bp: 10_000 })
    expect(all).toMatchObject({ referral: 12_500_00, company: 0, fees: 0, agents_amount: 0 })
  })

  it('takes fees after the split, flat or by rate, and never more than there is', () => {
    const fees = [
      { label: 'Insurance', flat: null, rate_bp: 100 },
      { label: 'Transaction fee', flat: 395_00, rate_bp: null },
    ]
    const result = ledger([maya({ fees })], { fees: 50_00 })
    expect(told(result).slice(3)).toEqual(['fee 50', 'fee 100', 'fee 395', 'net 9455'])
    const small = ledger([maya({ fees })], { deal: { flat: 100_00 } })
    expect(told(small).slice(3)).toEqual(['fee 0.8', 'fee 79.2', 'net 0'])
    expect(explained(small, 'fee')[1]).toBe('Flat fee, after the split; reduced from $395 to what was left')
  })

  it('uses the deal’s own split if it has one, and still applies the cap', () => {
    const result = ledger([maya({ cap: 1000_00 })], { split_bp: 9000 })
    expect(result.company).toBe(1000_00)
    expect(ledger([maya()], { split_bp: 9000 }).company).toBe(1250_00)
  })

  it('is zero for zero, and unknown without price and flat amount', () => {
    expect(told(ledger([maya({})], { deal: { price: 0 } }))).toEqual(['side 0', 'share 0', 'company 0', 'net 0'])
    const unknown = { referral_bp: 0, franchise_bp: 0, split_bp: null, fees: 0, currency: 'USD', agents: [maya()] }
    expect(ledgerOf({ ...unknown, sides: sidesOf(earning({ price: null })) })).toBeNull()
    expect(ledgerOf({ ...unknown, sides: sidesOf(earning({ rate_bp: null })) })).toBeNull()
  })

  it('leaves out agents without a share, gives all to the first if no one has one, and all to the company without agents', () => {
    expect(ledger([maya(), jonas(null, 0)]).lines.some(({ user }) => user === 'jonas')).toBe(false)
    expect(ledger([maya(null, 0), jonas(null, 0)]).agents.map(({ amount }) => amount)).toEqual([12_500_00, 0])
    expect(ledger([])).toMatchObject({ company: 12_500_00, agents_amount: 0 })
  })
})

describe('the cap year', () => {
  it.each([
    ['03-01', '2026-11-21', '2026-03-01', '2027-03-01'],
    ['03-01', '2026-03-01', '2026-03-01', '2027-03-01'],
    ['03-01', '2026-02-28', '2025-03-01', '2026-03-01'],
    ['01-01', '2026-12-31', '2026-01-01', '2027-01-01'],
    ['02-29', '2028-02-29', '2028-02-29', '2029-03-01'],
    ['02-29', '2027-02-28', '2026-03-01', '2027-03-01'],
  ])('with the anniversary %s on %s is from %s until %s', (anniversary, day, year_from, year_until) => {
    expect(capYear(anniversary, day)).toEqual({ year_from, year_until })
  })
})
