import { ClientAudience, DealStatus, Representation } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { standing } from './standing.ts'

const now = '2026-11-21'
/** Unless said otherwise, the keys come with the closing. */
const say = ({ closing = '2026-12-12', ...changes }: Partial<Parameters<typeof standing>[0]>) =>
  standing(
    {
      status: DealStatus.UnderContract,
      representation: Representation.Buyer,
      audience: ClientAudience.client,
      closing,
      keys: closing,
      ...changes,
    },
    now,
  )

describe('the status of a deal', () => {
  it('counts the days until a buyer gets the keys', () => {
    expect(say({})).toBe('You’re under contract. 21 days until you get the keys, on Saturday, December 12.')
    expect(say({ closing: '2026-11-22' })).toContain('1 day until')
    expect(say({ closing: '2026-11-21' })).toContain('Today’s the day')
  })

  it('tells a closing from the day of the keys', () => {
    const later = { keys: '2026-12-15' }
    const keys = 'You get the keys on Tuesday, December 15.'
    expect(say(later)).toBe(`You’re under contract. 21 days until closing, on Saturday, December 12. ${keys}`)
    expect(say({ ...later, closing: now })).toBe(`You’re under contract. Today’s the day: you close. ${keys}`)
    expect(say({ ...later, status: DealStatus.Closed, closing: '2026-11-20' })).toBe(
      `It’s yours: you closed on Friday, November 20. ${keys}`,
    )
    expect(say({ ...later, representation: Representation.Tenant })).toContain('until the lease begins')
    expect(say({ ...later, representation: Representation.Seller })).not.toContain('keys')
    // They aren't told which day it is.
    expect(say({ keys: null })).toBe('You’re under contract. 21 days until closing, on Saturday, December 12.')
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

  it('is neutral to a title company or lender: no keys, no one’s home, no one’s agent', () => {
    const party = { audience: ClientAudience.party }
    expect(say(party)).toBe('The property is under contract. 21 days until closing, on Saturday, December 12.')
    expect(say({ ...party, closing: now })).toContain('The closing is today.')
    expect(say({ ...party, representation: Representation.Tenant })).toContain('until the lease begins')
    expect(say({ ...party, representation: Representation.Seller, status: DealStatus.Active })).toBe(
      'The property is on the market.',
    )
    for (const status of Object.values(DealStatus)) {
      for (const representation of Object.values(Representation)) {
        expect(say({ ...party, status, representation })).not.toMatch(/\b(you|your|we|keys|home)\b/i)
      }
    }
  })
})
