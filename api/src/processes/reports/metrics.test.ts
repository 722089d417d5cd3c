import { Types } from 'mongoose'
import { DealStatus, Representation } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { metricsBy, reportDay } from './dimensions.ts'
import { creditsOf, type DealFacts, metricsOf } from './metrics.ts'

const [maya, jonas] = [new Types.ObjectId(), new Types.ObjectId()]

const deal = (changes: Partial<DealFacts> = {}): DealFacts => ({
  team: new Types.ObjectId(),
  status: DealStatus.Closed,
  representation: Representation.Buyer,
  deal_type: 1,
  source: 8,
  price: 500_000_00,
  dates: { acceptance: '2026-02-20', closing: '2026-03-30', actual_close: '2026-03-31' },
  agents: [{ user: maya, share_bp: 10_000 }],
  // The worked example of docs/domain.md#commission.
  commission: {
    split_bp: 8000,
    gross: 12_500_00,
    referral: 3125_00,
    company: 1000_00,
    agents_amount: 7980_00,
    fees: 395_00,
  },
  ...changes,
})

describe('the metrics of a deal', () => {
  it('are its price, its commission in parts, and the days from acceptance to closing', () => {
    expect(metricsOf(deal())).toMatchObject({
      deals: 1,
      units: 1,
      volume: 500_000_00,
      commission: 12_500_00,
      referral: 3125_00,
      company: 1000_00,
      agents: 7980_00,
      fees: 395_00,
      days: 39,
      timed: 1,
    })
  })

  it('count a dual deal once, with two units', () => {
    expect(metricsOf(deal({ representation: Representation.Dual }))).toMatchObject({ deals: 1, units: 2 })
  })

  it('do not affect averages of what the deal does not have', () => {
    const bare = deal({ price: null, dates: null, commission: { split_bp: 8000, gross: null, fees: 395_00 } })
    expect(metricsOf(bare)).toMatchObject({ priced: 0, earning: 0, timed: 0, volume: 0, commission: 0, fees: 0 })
  })
})

describe('the day that a deal counts on', () => {
  it('is the actual close of a closed deal, the planned closing of any other', () => {
    expect(reportDay(deal())).toBe('2026-03-31')
    expect(reportDay(deal({ status: DealStatus.UnderContract }))).toBe('2026-03-30')
    expect(reportDay(deal({ dates: {} }))).toBeNull()
  })
})

describe('crediting agents', () => {
  const shared = deal({
    price: 100_01,
    agents: [
      { user: maya, share_bp: 6667 },
      { user: jonas, share_bp: 3333 },
    ],
    commission: { gross: 1001, referral: 1, company: 333, agents_amount: 666, fees: 1 },
  })

  it('divides the amounts by share without losing a cent', () => {
    const [first, second] = creditsOf(shared).map(({ metrics }) => metrics)
    expect([first?.volume, second?.volume]).toEqual([66_68, 33_33])
    expect((first?.commission ?? 0) + (second?.commission ?? 0)).toBe(1001)
    expect([first?.deals, second?.deals]).toEqual([1, 1])
  })

  it('leaves out agents without a share; if no one has one, the first gets everything', () => {
    const agents = [
      { user: maya, share_bp: 0 },
      { user: jonas, share_bp: 10_000 },
    ]
    expect(metricsBy('agent', deal({ agents })).map(([key]) => key)).toEqual([String(jonas)])
    const unshared = agents.map(({ user }) => ({ user, share_bp: 0 }))
    expect(metricsBy('agent', deal({ agents: unshared }))).toEqual([[String(maya), metricsOf(deal())]])
    expect(metricsBy('agent', deal({ agents: [] }))).toEqual([['none', metricsOf(deal())]])
  })
})
