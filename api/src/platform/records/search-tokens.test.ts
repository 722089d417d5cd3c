import { describe, expect, it } from 'vitest'
import { searchFilter, searchTokens } from './search-tokens.ts'

describe('searchTokens', () => {
  it('are in lower case, without accents or duplicates; a phone number is its digits', () => {
    expect(searchTokens('José O’Brien', 'josé', '(860) 555-0177')).toEqual([
      'jose',
      'o',
      'brien',
      '"jose o',
      '860',
      '555',
      '0177',
      '8605550177',
      '"860 555',
    ])
  })

  it('include the phrase prefix of each text, which begins like no word', () => {
    expect(searchTokens('12 Maple Street', 'Hartford', '12 Maple Street')).toEqual([
      '12',
      'maple',
      'street',
      '"12 maple',
      'hartford',
    ])
  })
})

describe('searchFilter', () => {
  it('matches records with every word as a prefix, taken literally', () => {
    expect(searchFilter('Ma a.c')).toEqual({
      $and: [{ search: /^ma/ }, { search: /^a\.c/ }],
    })
  })

  it.each(['-', '%', '"', ' ', String.fromCodePoint(0), '$'])('finds nothing for %j, which has no word', (query) => {
    expect(searchFilter(query)).toEqual({ search: { $in: [] } })
  })
})
