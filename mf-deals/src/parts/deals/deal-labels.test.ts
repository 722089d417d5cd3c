import type { DealCard } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { dealCard } from '#test/sample-deals.ts'
import { cardFacts, clientLabel, closingLabel, riskLabel, riskSentences, riskText } from './deal-labels.ts'

const NOW = '2026-11-21'
const deal = (changes: Partial<DealCard>) => dealCard(changes)

describe('the second line of a card', () => {
  it('shows client, price and closing', () => {
    const dates = { ...deal({}).dates, closing: '2031-12-12' }
    expect(cardFacts(deal({ client_names: ['The Hendersons'], price: 51_200_000, dates }), NOW)).toEqual([
      'The Hendersons',
      '$512,000',
      'closes Dec 12, 2031',
    ])
  })

  it('starts with the headline, if any, until the sale', () => {
    const dates = { ...deal({}).dates, closing: '2031-12-12' }
    const facts = ['3 bed, Eastside', 'The Hendersons', '$519,000', 'closes Dec 12, 2031']
    expect(cardFacts(deal({ headline: '3 bed, Eastside', dates }), NOW)).toEqual(facts)
    const sold = { headline: '3 bed, Eastside', sale_price: 51_200_000, price: 51_200_000 }
    expect(cardFacts(deal(sold), NOW)).toEqual(['The Hendersons', '$512,000'])
  })

  it('does not repeat a price that is in the headline', () => {
    const headline = '3 bed, Eastside · up to $519,000'
    expect(cardFacts(deal({ headline }), NOW)).toEqual([headline, 'The Hendersons'])
    expect(cardFacts(deal({ headline, list_price: null, price: null }), NOW)).toEqual([headline, 'The Hendersons'])
  })

  it('does not repeat a client if the deal has the same name', () => {
    expect(cardFacts(deal({ name: 'The Hendersons', list_price: null, price: null }), NOW)).toEqual([])
  })

  it('names two clients and counts the others', () => {
    expect(clientLabel(['Lee', 'Santos'])).toBe('Lee & Santos')
    expect(clientLabel(['Lee', 'Santos', 'Brooks'])).toBe('Lee and 2 more')
    expect(clientLabel([])).toBe('')
  })

  it('says when it closed, with words for near days', () => {
    const dates = { ...deal({}).dates, actual_close: NOW }
    expect(closingLabel(deal({ status: DealStatus.Closed, dates }), NOW)).toBe('closed today')
  })
})

describe('the risk label', () => {
  it('is empty when sunny and short when rainy', () => {
    expect(riskLabel({ level: 'sunny', float_days: 8, causes: [] })).toBe('')
    expect(riskLabel({ level: 'cloudy', float_days: 1, causes: [] })).toBe('1 day')
    expect(riskLabel({ level: 'cloudy', float_days: 0, causes: [] })).toBe('tight')
    expect(riskLabel({ level: 'rain', float_days: -2, causes: [] })).toBe('−2 days')
  })

  it('says the days in full where there is room', () => {
    expect(riskText({ level: 'cloudy', float_days: 1, causes: [] })).toBe('Cloudy · 1 business day to spare')
    expect(riskText({ level: 'cloudy', float_days: 0, causes: [] })).toBe('Cloudy · no days to spare')
    expect(riskText({ level: 'rain', float_days: -2, causes: [] })).toBe('Rain · 2 business days behind')
    expect(riskText({ level: 'sunny', float_days: null, causes: [] })).toBe('Sunny')
  })

  it('names the causes', () => {
    const causes = [{ text: 'Inspection reply is due on Nov 22', task: null }]
    expect(riskSentences({ level: 'cloudy', float_days: 2, causes })).toBe(
      'Risk: Cloudy, 2 business days to spare. Inspection reply is due on Nov 22.',
    )
  })
})
