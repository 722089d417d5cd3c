import { describe, expect, it } from 'vitest'
import { filterOffers } from './filter-search.ts'

const choices = {
  agents: [
    { value: 'ana', label: 'Ana Ruiz' },
    { value: 'bo', label: 'Bo Lindqvist' },
  ],
  phases: [{ value: 'offer', label: 'Offer out' }],
  contacts: [],
}
const found = (text: string) =>
  filterOffers(text, choices).map(({ label, offers }) => [label, ...offers.map((one) => one.label)])

describe('the filter menu', () => {
  it('has every field in groups', () => {
    expect(found('').map(([label]) => label)).toEqual(['Status', 'People', 'Dates', 'Money', 'Deal', 'Location'])
    expect(found('')[1]).toEqual(['People', 'Agent', 'Client'])
    expect(filterOffers('', { ...choices, phases: [] })[0]?.offers.map(({ field }) => field)).not.toContain('phase')
  })

  it.each([
    [
      'agent',
      [
        ['People', 'Agent'],
        ['Deal', 'Agent Referral'],
      ],
    ],
    ['ana', [['People', 'Ana Ruiz']]],
    ['agent bo', [['People', 'Bo Lindqvist']]],
    ['late', [['Status', 'Overdue']]],
    [
      'money',
      [
        ['Dates', 'Earnest money deadline'],
        ['Money', 'Price'],
      ],
    ],
    ['under', [['Status', 'Under Contract']]],
  ])('finds “%s”', (text, groups) => {
    expect(found(text).slice(0, -1)).toEqual(groups)
    expect(found(text).at(-1)).toEqual(['Text', `Search for “${text}”`])
  })

  it('offers a found value as a whole filter', () => {
    expect(filterOffers('next 30', choices)[0]?.offers[0]).toEqual({
      field: 'closing',
      value: 'next-30',
      label: 'Next 30 days',
    })
  })
})
