import type { CommandGroup } from 'remote-kit/commands'
import { expect, it, vi } from 'vitest'
import { correctedWords, type PaletteContent, paletteSections } from './palette-sections.ts'

const run = vi.fn<() => void>()
const groups: CommandGroup[] = [
  {
    title: 'Tasks',
    subject: 'Order inspection',
    commands: [
      { id: 'task.complete', label: 'Complete', run },
      { id: 'task.assign', label: 'Assign…', run, isOff: true },
      { id: 'row.next', label: 'Next', run, isListedOnly: true },
    ],
  },
  { title: 'Create', commands: [{ id: 'create.contact', label: 'New contact', run }] },
  {
    title: 'Go to',
    commands: [
      { id: 'go./agent', label: 'Home', run },
      { id: 'go./agent/contacts', label: 'Contacts', keys: 'g c', run },
    ],
  },
]

const sections = (content: Partial<PaletteContent> = {}) =>
  paletteSections({ text: '', groups, found: undefined, recents: [], now: '2026-11-21', ...content })
const labels = (content: Partial<PaletteContent>) =>
  sections(content).flatMap(({ items }) => items.map(({ label }) => label))

it('offers every command that has something to act on, until something is typed', () => {
  expect(sections().map(({ heading, items }) => [heading, items.map(({ label }) => label)])).toEqual([
    ['Order inspection', ['Complete']],
    ['Create', ['New contact']],
    ['Go to', ['Home', 'Contacts']],
  ])
})

it.each([
  ['con', ['New contact', 'Contacts']],
  ['nc', ['New contact']],
  ['cmpl', ['Complete']],
  ['maple', []],
])('matches commands by letters in their order: %s', (text, expected) => {
  expect(labels({ text })).toEqual(expected)
})

it('lists recent choices first and only once', () => {
  const maple = { key: 'd1', label: '402 Maple Street', icon: 'board', path: '/agent/deal/d1' }
  const recents = [{ key: 'go./agent/contacts' }, maple, { key: 'gone' }]
  expect(sections({ recents })).toMatchObject([
    { heading: 'Recent', items: [{ label: 'Contacts' }, { label: '402 Maple Street' }] },
    { heading: 'Order inspection' },
    { heading: 'Create' },
    { heading: 'Go to', items: [{ label: 'Home' }] },
  ])
  expect(labels({ recents, text: 'con' })).toEqual(['Contacts', 'New contact'])
})

it('lists search results before commands, with links', () => {
  const found = {
    deals: [{ id: 'd1', name: '402 Maple Street', status: 3 as const, client_names: ['The Hendersons'] }],
    contacts: [],
    tasks: [],
  }
  expect(sections({ text: 'maple', found })).toMatchObject([
    {
      heading: 'Deals',
      items: [{ label: '402 Maple Street', meta: 'The Hendersons · Under Contract', path: '/agent/deal/d1' }],
    },
  ])
})

it('lists tasks by due date, the nearest first', () => {
  const task = (id: string, due_date: string | null) => ({
    id,
    title: `Task ${id}`,
    progress: 'NOT_STARTED' as const,
    due_date,
    deal: null,
    deal_name: '',
  })
  const tasks = [task('none', null), task('later', '2026-12-04'), task('soon', '2026-11-22')]
  expect(labels({ text: 'task', found: { deals: [], contacts: [], tasks } })).toEqual([
    'Task soon',
    'Task later',
    'Task none',
  ])
})

it('offers all results where there may be more', () => {
  const deal = (id: number) => ({ id: String(id), name: `${id} Maple Street`, status: 3 as const, client_names: [] })
  const found = { deals: [1, 2, 3, 4, 5].map(deal), contacts: [], tasks: [] }
  expect(sections({ text: ' maple st', found })[0]?.items.at(-1)).toMatchObject({
    label: 'See all deals matching “maple st”',
    path: '/agent/workspaces?workspace=all&q=maple%20st',
  })
  expect(labels({ text: 'maple', found: { ...found, deals: [deal(1)] } })).toEqual(['1 Maple Street'])
})

it('lists exact matches before corrected ones, and says what was corrected', () => {
  const found = {
    deals: [{ id: 'd1', name: '402 Maple Street', status: 3 as const, client_names: [] }],
    contacts: [{ id: 'c1', name: 'Ida Mapel', status: 1 as const, email: '' }],
    tasks: [],
    corrected: { deals: 'maple' },
  }
  expect(sections({ text: 'mapel', found }).map(({ heading }) => heading)).toEqual(['Contacts', 'Deals'])
  expect(correctedWords(found)).toEqual({ corrected: 'maple', isAlso: true })
  expect(correctedWords({ ...found, contacts: [] })).toEqual({ corrected: 'maple', isAlso: false })
  expect(correctedWords({ ...found, corrected: {} }).corrected).toBeUndefined()
})
