import type { components } from 'openapi'
import { dealStatusLabels, contactStatusLabels } from 'openapi/codes'
import { formatDue } from 'ui-kit/days'
import { type NavItem, navSections } from '#frame/navigation/nav-items.ts'
import { copy } from './copy.ts'

export interface PaletteItem {
  /** Unique within the palette. */
  key: string
  label: string
  /** Secondary text beside the label. */
  meta?: string
  icon: string
  path: string
}

export interface PaletteSection {
  heading: string
  items: PaletteItem[]
}

/** Actions that are available everywhere. */
const actions: PaletteItem[] = [
  { key: 'new-deal', label: copy.actions.deal, icon: 'add', path: '/agent/workspaces?create=deal' },
  { key: 'new-contact', label: copy.actions.contact, icon: 'add', path: '/agent/contacts?create=contact' },
  { key: 'new-task', label: copy.actions.task, icon: 'add', path: '/agent/tasks?create=task' },
]

/**
 * The sections of the palette: search results, exact matches before corrected ones, then what can be created, then
 * pages. Sections without a match are left out. `now` is today in the account's time zone.
 */
export function paletteSections(
  text: string,
  nav: readonly NavItem[],
  found: components['schemas']['SearchResults'] | undefined,
  now: string,
): PaletteSection[] {
  const pages = navSections(nav).flatMap(({ items }) => items.map((item) => ({ ...item, key: item.path })))
  const kinds = [
    {
      heading: copy.headings.deals,
      items: found?.deals.map(dealItem) ?? [],
      isNear: found?.corrected?.deals !== undefined,
    },
    {
      heading: copy.headings.contacts,
      items: found?.contacts.map(contactItem) ?? [],
      isNear: found?.corrected?.contacts !== undefined,
    },
    {
      heading: copy.headings.tasks,
      items: found?.tasks.map((task) => taskItem(task, now)) ?? [],
      isNear: found?.corrected?.tasks !== undefined,
    },
  ]
  const sections = [
    ...kinds.toSorted((a, b) => Number(a.isNear) - Number(b.isNear)),
    { heading: copy.headings.create, items: actions.filter(({ label }) => startsAWord(label, text)) },
    { heading: copy.headings.pages, items: pages.filter(({ label }) => startsAWord(label, text)) },
  ]
  return sections.filter(({ items }) => items.length > 0)
}

/** The corrected spelling, for kinds of records in which nothing matches the words as typed. */
export function correctedWords(found: components['schemas']['SearchResults'] | undefined) {
  const { corrected = {}, ...kinds } = found ?? { deals: [], contacts: [], tasks: [] }
  const isAlso = (['deals', 'contacts', 'tasks'] as const).some((kind) => !corrected[kind] && kinds[kind].length > 0)
  return { corrected: corrected.deals ?? corrected.contacts ?? corrected.tasks, isAlso }
}

function startsAWord(label: string, text: string): boolean {
  return ` ${label.toLowerCase()}`.includes(` ${text.trim().toLowerCase()}`)
}

function dealItem({ id, name, status, client_names }: components['schemas']['FoundDeal']): PaletteItem {
  const meta = [client_names.join(', '), dealStatusLabels[status]].filter(Boolean).join(' · ')
  return { key: id, label: name, meta, icon: 'board', path: `/agent/deal/${id}` }
}

function contactItem({ id, name, status, email }: components['schemas']['FoundContact']): PaletteItem {
  const meta = [email, contactStatusLabels[status]].filter(Boolean).join(' · ')
  return { key: id, label: name, meta, icon: 'people', path: `/agent/contacts?contact=${id}` }
}

type FoundTask = components['schemas']['FoundTask']

function taskItem({ id, title, due_date, deal, deal_name }: FoundTask, now: string): PaletteItem {
  const meta = [deal_name, due_date && formatDue(due_date, now)].filter(Boolean).join(' · ')
  const path = deal ? `/agent/deal/${deal}?view=tasks&task=${id}` : `/agent/tasks?task=${id}`
  return { key: id, label: title, meta, icon: 'tasks', path }
}
