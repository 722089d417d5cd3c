import { expect, it } from 'vitest'
import { correctedWords, paletteSections } from './palette-sections.ts'

const NOW = '2026-11-21'
const nav = [
  { label: 'Home', path: '/agent', icon: 'home', section: 'main' as const, order: 1 },
  { label: 'Contacts', path: '/agent/contacts', icon: 'people', section: 'people' as const, order: 1 },
]

it('offers everything until something is typed', () => {
  expect(paletteSections('', nav, undefined, NOW).map(({ heading }) => heading)).toEqual(['Create', 'Go to'])
})

it('finds pages and actions by the start of any word', () => {
  const labels = paletteSections('con', nav, undefined, NOW).flatMap(({ items }) => items.map(({ label }) => label))
  expect(labels).toEqual(['New contact', 'Contacts'])
})

it('lists search results first, with links', () => {
  const found = {
    deals: [{ id: 'd1', name: '402 Maple Street', status: 3 as const, client_names: ['The Hendersons'] }],
    contacts: [],
    tasks: [
      { id: 't1', title: 'Map the lot', progress: 'NOT_STARTED' as const, due_date: null, deal: null, deal_name: '' },
    ],
  }
  expect(paletteSections('map', nav, found, NOW)).toMatchObject([
    {
      heading: 'Deals',
      items: [{ label: '402 Maple Street', meta: 'The Hendersons · Under Contract', path: '/agent/deal/d1' }],
    },
    { heading: 'Tasks', items: [{ label: 'Map the lot', path: '/agent/tasks?task=t1' }] },
  ])
})

it('lists exact matches before corrected ones, and says what was corrected', () => {
  const found = {
    deals: [{ id: 'd1', name: '402 Maple Street', status: 3 as const, client_names: [] }],
    contacts: [{ id: 'c1', name: 'Ida Mapel', status: 1 as const, email: '' }],
    tasks: [],
    corrected: { deals: 'maple' },
  }
  expect(paletteSections('mapel', nav, found, NOW).map(({ heading }) => heading)).toEqual(['Contacts', 'Deals'])
  expect(correctedWords(found)).toEqual({ corrected: 'maple', isAlso: true })
  expect(correctedWords({ ...found, contacts: [] })).toEqual({ corrected: 'maple', isAlso: false })
  expect(correctedWords({ ...found, corrected: {} }).corrected).toBeUndefined()
})
