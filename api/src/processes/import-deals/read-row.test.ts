import { DealStatus, Representation } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { readCents, readDay } from '#processes/import-rows/read-cell.ts'
import { NO_CUSTOM } from '#processes/import-rows/read-custom.ts'
import { readRow } from './read-row.ts'

describe('amounts and days, as people write them', () => {
  it.each([
    ['512000', 512_000_00],
    ['$512,000', 512_000_00],
    ['$ 1,250,000.5', 1_250_000_50],
    ['0.05', 5],
    ['$450k', 450_000_00],
    ['1.25 M', 1_250_000_00],
    ['512,000 USD', 512_000_00],
  ])('%s is an amount', (text, value) => expect(readCents(text)).toEqual({ value }))

  it.each(['-5', '12,00', '1e9', '12.5 k.', '99999999999', '12.345', '='])('%s is not an amount', (text) =>
    expect(readCents(text)).toHaveProperty('reason'),
  )

  it.each([
    ['2026-12-12', '2026-12-12'],
    ['2026-1-2', '2026-01-02'],
    ['12/31/2026', '2026-12-31'],
    ['1/2/2026', '2026-01-02'],
    ['3/4/85', '1985-03-04'],
    ['12-12-26', '2026-12-12'],
    ['Mar 4, 1985', '1985-03-04'],
    ['Monday, March 4th, 1985', '1985-03-04'],
    ['4-Mar-85', '1985-03-04'],
    ['2026-12-12T05:00:00.000Z', '2026-12-12'],
    ['12/12/2026 3:30 PM', '2026-12-12'],
  ])('%s is a day', (text, value) => expect(readDay(text)).toEqual({ value }))

  it('takes the last year of two digits that isn’t in the future for days of the past', () => {
    expect(readDay('11/30/26', '2026-11-29')).toEqual({ value: '1926-11-30' })
    expect(readDay('11/29/26', '2026-11-29')).toEqual({ value: '2026-11-29' })
  })

  it.each(['2026-02-30', '31/12/2026', '12.12.26', '1026-01-01', 'tomorrow', '2026-13-01'])('%s is not a day', (text) =>
    expect(readDay(text)).toHaveProperty('reason'),
  )
})

describe('the mapping of columns', () => {
  it('is guessed from headings of other products, each field once', () => {
    const heads = ['Property Address', 'Side', 'List Price', 'Close Date', 'MLS #', 'Listing Agent', 'Address', 'Color']
    expect(guessMapping(heads)).toEqual({
      street: 0,
      representation: 1,
      list_price: 2,
      closing: 3,
      mls_number: 4,
      agent: 5,
    })
  })
})

describe('a row', () => {
  const mapping = { street: 0, representation: 1, status: 2, sale_price: 3, actual_close: 4 }
  const read = (...row: string[]) =>
    readRow(row, { mapping, representation: null, today: '2026-11-21', custom: NO_CUSTOM })

  it('becomes a deal named after its street, before any contract', () => {
    expect(read('402 Maple Street', 'buyer').facts.set).toEqual({
      'address.street': '402 Maple Street',
      name: '402 Maple Street',
      representation: Representation.Buyer,
      status: DealStatus.PreContract,
    })
  })

  it('requires a name with visible characters', () => {
    const reason = 'can’t be blank or contain control characters'
    expect(read('\u200B', 'Buyer').problems).toEqual([{ field: 'name', value: '\u200B', reason }])
    expect(read('402\u0000', 'Buyer').problems).toMatchObject([{ reason }])
  })

  it('names each invalid cell with its content', () => {
    expect(read('A', 'No one', '', 'a lot').problems).toEqual([
      expect.objectContaining({ field: 'representation', value: 'No one' }),
      { field: 'sale_price', value: 'a lot', reason: 'must be an amount such as 512,000' },
    ])
  })

  it('requires a price and a past day for a closed deal', () => {
    expect(read('A', 'Buyer', 'Closed').problems.map(({ field }) => field)).toEqual(['sale_price', 'actual_close'])
    expect(read('A', 'Buyer', 'Closed', '5', '2026-11-22').problems).toMatchObject([
      { reason: 'can’t be in the future' },
    ])
    expect(read('A', 'Buyer', 'closed', '5', '11/21/2026').problems).toEqual([])
  })

  it('uses the default representation for rows without one', () => {
    const seller = { mapping, representation: Representation.Seller, today: '2026-11-21', custom: NO_CUSTOM }
    expect(readRow(['A'], seller).facts.set.representation).toBe(Representation.Seller)
    expect(readRow(['A'], { ...seller, representation: null }).problems).toMatchObject([{ field: 'representation' }])
  })
})
