import { defaultFilter } from 'cmdk'
import type { components } from 'openapi'
import { contactStatusLabels, dealStatusLabels } from 'openapi/codes'
import type { CommandGroup } from 'remote-kit/commands'
import { formatDue } from 'ui-kit/days'
import type { OpenedRecord, Recent } from '#parts/recents/recents.atoms.ts'
import { copy } from './copy.ts'

/** A record or a list of them, which has its address. */
export interface PlaceItem extends OpenedRecord {
  /** A list of results is not remembered. */
  isList?: boolean
}

export interface CommandItem {
  /** Unique within the palette. */
  key: string
  label: string
  icon: string
  keys?: string
  run: () => void
}

export type PaletteItem = PlaceItem | CommandItem

export interface PaletteSection {
  heading: string
  items: PaletteItem[]
}

export interface PaletteContent {
  text: string
  /** The commands of the page when the palette opened. */
  groups: readonly CommandGroup[]
  found: components['schemas']['SearchResults'] | undefined
  recents: readonly Recent[]
  /** Today in the account's time zone. */
  now: string
}

/** The number of results of a kind from which there may be more. */
const FULL = 5
/** From here on letters count as a match: below, they are merely somewhere in the label. */
const LEAST_SCORE = 0.15

/**
 * The sections of the palette: recent choices, search results, exact matches before corrected ones, then commands. What
 * is recent is not listed a second time, and sections without a match are left out.
 */
export function paletteSections({ text, groups, found, recents, now }: PaletteContent): PaletteSection[] {
  const typed = text.trim()
  const commands = groups.map((group) => ({ heading: group.subject ?? group.title, items: commandItems(group) }))
  const isRecent = ({ key }: PaletteItem) => recents.some((recent) => recent.key === key)
  const recent = recents.flatMap((choice): PaletteItem[] => {
    if ('path' in choice) return [choice]
    return commands.flatMap(({ items }) => items.filter(({ key }) => key === choice.key))
  })
  const results = resultSections(typed, found, now)
  const rest = [...results, ...commands.map(({ heading, items }) => ({ heading, items: matching(items, typed) }))].map(
    ({ heading, items }) => ({ heading, items: items.filter((item) => !isRecent(item)) }),
  )
  return [{ heading: copy.headings.recent, items: matching(recent, typed) }, ...rest].filter(
    ({ items }) => items.length > 0,
  )
}

/** The corrected spelling, for kinds of records in which nothing matches the words as typed. */
export function correctedWords(found: components['schemas']['SearchResults'] | undefined) {
  const { corrected = {}, ...kinds } = found ?? { deals: [], contacts: [], tasks: [] }
  const isAlso = (['deals', 'contacts', 'tasks'] as const).some((kind) => !corrected[kind] && kinds[kind].length > 0)
  return { corrected: corrected.deals ?? corrected.contacts ?? corrected.tasks, isAlso }
}

/** Items whose label has the typed letters in order, the best match first; all of them until something is typed. */
function matching<Item extends PaletteItem>(items: readonly Item[], typed: string): Item[] {
  if (typed === '') return [...items]
  return items
    .map((item) => ({ item, score: defaultFilter(item.label, typed) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

function commandItems({ commands }: CommandGroup): CommandItem[] {
  return commands
    .filter(({ isOff, isListedOnly }) => !isOff && !isListedOnly)
    .map(({ id, label, icon = 'command', keys, run }) => ({ key: id, label, icon, run, ...(keys && { keys }) }))
}

function resultSections(
  typed: string,
  found: components['schemas']['SearchResults'] | undefined,
  now: string,
): PaletteSection[] {
  if (!found) return []
  const { corrected = {} } = found
  const tasks = found.tasks.toSorted((a, b) => (a.due_date ?? LAST).localeCompare(b.due_date ?? LAST))
  const kinds = [
    {
      heading: copy.headings.deals,
      items: withAll(found.deals.map(dealItem), allDeals(typed)),
      isNear: corrected.deals !== undefined,
    },
    {
      heading: copy.headings.contacts,
      items: withAll(found.contacts.map(contactItem), allContacts(typed)),
      isNear: corrected.contacts !== undefined,
    },
    {
      heading: copy.headings.tasks,
      items: tasks.map((task) => taskItem(task, now)),
      isNear: corrected.tasks !== undefined,
    },
  ]
  return kinds.toSorted((a, b) => Number(a.isNear) - Number(b.isNear))
}

/** After every day. */
const LAST = '9999-12-31'

const withAll = (items: PlaceItem[], all: PlaceItem) => (items.length < FULL ? items : [...items, all])

const allDeals = (typed: string): PlaceItem => ({
  key: 'all-deals',
  label: copy.seeAll.deals(typed),
  icon: 'search',
  isList: true,
  path: `/agent/workspaces?workspace=all&q=${encodeURIComponent(typed)}`,
})

const allContacts = (typed: string): PlaceItem => ({
  key: 'all-contacts',
  label: copy.seeAll.contacts(typed),
  icon: 'search',
  isList: true,
  path: `/agent/contacts?q=${encodeURIComponent(typed)}`,
})

function dealItem({ id, name, status, client_names }: components['schemas']['FoundDeal']): PlaceItem {
  const meta = [client_names.join(', '), dealStatusLabels[status]].filter(Boolean).join(' · ')
  return { key: id, label: name, meta, icon: 'board', path: `/agent/deal/${id}` }
}

function contactItem({ id, name, status, email }: components['schemas']['FoundContact']): PlaceItem {
  const meta = [email, contactStatusLabels[status]].filter(Boolean).join(' · ')
  return { key: id, label: name, meta, icon: 'people', path: `/agent/contacts?contact=${id}` }
}

type FoundTask = components['schemas']['FoundTask']

function taskItem({ id, title, due_date, deal, deal_name }: FoundTask, now: string): PlaceItem {
  const meta = [deal_name, due_date && formatDue(due_date, now)].filter(Boolean).join(' · ')
  const path = deal ? `/agent/deal/${deal}?view=tasks&task=${id}` : `/agent/tasks?task=${id}`
  return { key: id, label: title, meta, icon: 'tasks', path }
}
