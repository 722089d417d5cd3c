import { DealStatus, Representation } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { standing } from './standing.ts'

const now = '2026-11-21'
const say = (changes: Partial<Parameters<typeof standing>[0]>) =>
  standing(
    { status: DealStatus.UnderContract, representation: Representation.Buyer, closing: '2026-12-12', ...changes },
    now,
  )

describe('the status of a deal', () => {
  it('counts the days until a buyer gets the keys', () => {
    expect(say({})).toBe('You’re under contract. 21 days until you get the keys, on Saturday, December 12.')
    expect(say({ closing: '2026-11-22' })).toContain('1 day until')
    expect(say({ closing: '2026-11-21' })).toContain('Today’s the day')
  })

  it('mentions the closing to a seller, not keys', () => {
    expect(say({ representation: Representation.Seller })).toContain('21 days until closing, on')
  })

  it('leaves out a closing without a date, and says if the date has passed', () => {
    expect(say({ closing: null })).toBe('You’re under contract.')
    expect(say({ closing: '2026-11-19' })).toContain('was planned for Thursday, November 19')
  })

  it('is kind if a deal did not work out', () => {
    expect(say({ status: DealStatus.FellThrough })).toContain('here to help with what’s next')
  })
})
