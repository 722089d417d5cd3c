import { Representation } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { commissionOf, type CommissionTerms, divide } from './commission.ts'

const terms = (changes: Partial<CommissionTerms> = {}): CommissionTerms => ({
  rate_bp: 250,
  flat: null,
  referral_bp: 0,
  split_bp: 10_000,
  fees: 0,
  ...changes,
})
const buyer = (price: number | null) => ({ price, representation: Representation.Buyer })

describe('commission', () => {
  it('takes the referral first, then the company part, then the fees', () => {
    const result = commissionOf(terms({ referral_bp: 2500, split_bp: 8000, fees: 39_500 }), buyer(50_000_000), [10_000])
    expect(result).toEqual({
      gross: 1_250_000,
      referral: 312_500,
      company: 187_500,
      agents_amount: 710_500,
      amounts: [710_500],
    })
  })

  it('has both sides where the team acts for both', () => {
    expect(commissionOf(terms(), { price: 50_000_000, representation: Representation.Dual }, [10_000])?.gross).toBe(
      2_500_000,
    )
  })

  it('is a flat amount where one was agreed, and unknown without a price', () => {
    expect(commissionOf(terms({ flat: 500_000 }), buyer(null), [10_000])?.gross).toBe(500_000)
    expect(commissionOf(terms(), buyer(null), [10_000])).toBeNull()
    expect(commissionOf(terms({ rate_bp: null }), buyer(50_000_000), [10_000])).toBeNull()
  })

  it('divides by shares, with left-over cents to the largest remainders', () => {
    expect(divide(100, [3333, 3333, 3334])).toEqual([33, 33, 34])
    expect(divide(101, [5000, 5000])).toEqual([51, 50])
    expect(divide(100, [0, 0])).toEqual([100, 0])
  })

  it('loses no cent, whatever goes in', () => {
    let seed = 11
    const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below
    for (let round = 0; round < 5000; round++) {
      const input = terms({
        rate_bp: random(10_001),
        referral_bp: random(10_001),
        split_bp: random(10_001),
        fees: random(1_000_000),
      })
      const shares = Array.from({ length: 1 + random(4) }, () => random(10_001))
      const price = random(2_000_000_000) * (round % 7 === 0 ? 40_000 : 1)
      const result = commissionOf(input, { price, representation: (1 + random(3)) as Representation }, shares)
      if (!result) throw new Error('there is a price')
      expect(result.referral + result.company + result.agents_amount + input.fees).toBe(result.gross)
      expect(result.amounts.reduce((total, amount) => total + amount, 0)).toBe(result.agents_amount)
    }
  })
})
