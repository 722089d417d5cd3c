/** Invariants of every commission, checked on 100,000 random ones with a fixed seed. */
import { DealType, Representation } from 'openapi/codes'
import { expect, it } from 'vitest'
import { type Ledger, ledgerOf } from './ledger.ts'
import { sidesOf } from './sides.ts'
import type { AgentTerms, CommissionInput } from './terms.ts'

const INPUTS = 100_000

let seed = 20_261_121
const random = (below: number): number => Math.floor(((seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647) * below)
const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T
const several = <T>(upTo: number, one: (i: number) => T): T[] =>
  Array.from({ length: random(upTo + 1) }, (_, i) => one(i))

function randomAgent(i: number): AgentTerms {
  const cap = pick([null, 0, 1, random(2_000_000)])
  const tiers = several(3, () => 1 + random(20_000_000)).toSorted((a, b) => a - b)
  return {
    user: `agent ${i}`,
    share_bp: pick([0, 1, 3333, 5000, 10_000, random(10_001)]),
    plan: pick([
      null,
      {
        tiers: [0, ...new Set(tiers)].map((from) => ({ from, split_bp: pick([0, 7000, 10_000, random(10_001)]) })),
        cap,
        fees: several(2, () =>
          random(2)
            ? { label: 'Fee', flat: random(100_000), rate_bp: null }
            : { label: 'Fee', flat: null, rate_bp: random(10_001) },
        ),
        year_from: '2026-01-01',
        year_until: '2027-01-01',
        earned: random(25_000_000),
        paid: cap === null ? random(2_000_000) : random(cap + 1),
      },
    ]),
  }
}

const randomInput = (): CommissionInput => ({
  sides: sidesOf({
    price: pick([0, 1, random(200_000_000), random(2_000_000_000) * 50_000]),
    representation: pick(Object.values(Representation)),
    deal_type: pick(Object.values(DealType)),
    rate_bp: random(10_001),
    flat: random(5) === 0 ? random(5_000_000) : null,
    lease_months: pick([null, 1, 12]),
  }),
  referral_bp: pick([0, 2500, 10_000, random(10_001)]),
  franchise_bp: pick([0, 600, random(10_001)]),
  split_bp: pick([null, null, random(10_001)]),
  fees: pick([0, random(200_000)]),
  agents: several(4, randomAgent),
  currency: 'USD',
})

/** Compared by hand, since 20 `expect` calls for each of 100,000 cases would take a minute. */
function faultOf(input: CommissionInput, ledger: Ledger): string | null {
  const { gross, referral, franchise, company, fees, agents_amount: agents, lines } = ledger
  const sumOf = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const paidOut = sumOf(lines.filter(({ payee }) => payee !== null).map(({ amount }) => amount))
  if (referral + franchise + company + fees + agents !== gross) return 'a cent is lost in the totals'
  if (paidOut !== gross) return 'a cent is lost in the lines'
  if (sumOf(lines.filter(({ kind }) => kind === 'side').map(({ amount }) => amount)) !== gross)
    return 'sides are not all'
  if (lines.some(({ amount }) => amount < 0 || !Number.isSafeInteger(amount)))
    return 'an amount is negative or no integer'
  for (const [i, { plan, user }] of input.agents.entries()) {
    const part = ledger.agents[i]
    if (!part || part.portion !== part.company + part.fees + part.amount) return 'a portion does not add up'
    if (plan?.cap != null && plan.paid + part.company > plan.cap) return 'a cap is passed'
    const taken = lines.filter((line) => line.user === user && line.kind === 'company').map(({ amount }) => amount)
    if (sumOf(taken) !== part.company) return 'the company has another amount than its lines'
  }
  return null
}

it('loses no cent, exceeds no cap and takes from no agent more than they have', () => {
  const faults: string[] = []
  for (let n = 0; n < INPUTS; n++) {
    const input = randomInput()
    const ledger = ledgerOf(input)
    const fault = ledger ? faultOf(input, ledger) : 'there is no ledger'
    if (fault) faults.push(`${fault}: ${JSON.stringify(input)}`)
  }
  expect(faults.slice(0, 3)).toEqual([])
})

it('treats agents alike in any order, except for indivisible cents', () => {
  for (let n = 0; n < 2000; n++) {
    const input = { ...randomInput(), fees: 0 }
    // If no one has a share, the first agent gets everything, so the order matters.
    if (!input.agents.some(({ share_bp }) => share_bp > 0)) continue
    const [forward, backward] = [input, { ...input, agents: input.agents.toReversed() }].map(ledgerOf)
    if (!forward || !backward) throw new Error('unreachable')
    expect([backward.gross, backward.referral, backward.franchise]).toEqual([
      forward.gross,
      forward.referral,
      forward.franchise,
    ])
    for (const [i, { portion }] of forward.agents.entries()) {
      const other = backward.agents.at(-1 - i)?.portion ?? NaN
      expect(Math.abs(portion - other), JSON.stringify(input)).toBeLessThanOrEqual(1)
    }
  }
})

it('takes over a year what it would take at once, in any order of closing', () => {
  for (let n = 0; n < 2000; n++) {
    // Whole dollars and whole percents, so that nothing is rounded.
    const tiers = [0, 30_000_00, 80_000_00].map((from) => ({ from, split_bp: (60 + random(40)) * 100 }))
    const cap = pick([null, random(20_000) * 100])
    const deals = several(8, () => random(30_000) * 100)
    const inTurn = (amounts: readonly number[]) =>
      amounts.reduce(
        ({ earned, paid }, flat) => {
          const standing = { earned, paid, year_from: '2026-01-01', year_until: '2027-01-01' }
          const agent = { user: 'maya', share_bp: 10_000, plan: { tiers, cap, fees: [], ...standing } }
          const side = { label: 'Side', price: null, months: null, rate_bp: null, flat }
          const terms = { referral_bp: 0, franchise_bp: 0, split_bp: null, fees: 0, currency: 'USD' }
          const result = ledgerOf({ ...terms, sides: [side], agents: [agent] })
          return { earned: earned + flat, paid: paid + (result?.company ?? NaN) }
        },
        { earned: 0, paid: 0 },
      )
    const once = inTurn([deals.reduce((total, amount) => total + amount, 0)])
    expect(inTurn(deals)).toEqual(once)
    expect(inTurn(deals.toReversed())).toEqual(once)
  }
})
