/**
 * Describes what happened to a deal for its client, in plain sentences about what the portal shows and nothing else.
 * Pure.
 */
import type { ClientChange, PortalSections } from 'openapi'
import { type DealStatus, dealStatusLabels, Progress } from 'openapi/codes'
import type { Difference } from '#platform/events/diff.ts'
import { dayText } from '#rules/calendar/day-text.ts'
import { roundMoney } from '#rules/money/money-text.ts'
import { keyDateTitle } from './key-dates.ts'

/** An event of the deal's stream. */
export type ClientEvent = { at: Date; entity: string; entity_id: unknown; op: string; diff: readonly Difference[] }

/** What may be mentioned: the names of the milestones, tasks and files that the client may see, by id. */
export type Told = {
  sections: Required<PortalSections>
  milestones: ReadonlyMap<string, string>
  tasks: ReadonlyMap<string, string>
  files: ReadonlyMap<string, string>
  /** Today, to leave out the current year in dates. */
  today: string
  currency: string
}

/** The sentences for one event, in the order of its changes. */
export function sentencesForClient(event: ClientEvent, told: Told): ClientChange[] {
  return sentences(event, told).map((text) => ({ at: event.at.toISOString(), text }))
}

function sentences(event: ClientEvent, told: Told): string[] {
  const { entity, entity_id, op, diff } = event
  if (entity === 'deal' && op !== 'create') return diff.flatMap((change) => ofDeal(change, told))
  if (entity === 'file') return ofFile(event, told)
  const name = itemName(entity, String(entity_id), told)
  if (name === null) return followed(diff, told)
  return [...ofItem(event, name, told.today), ...followed(diff, told)]
}

function ofDeal({ path, from, to }: Difference, told: Told): string[] {
  const [field = '', part = ''] = path.split('.')
  const { sections, today, currency } = told
  if (field === 'status') return [`The deal is now ${dealStatusLabels[to as DealStatus].toLowerCase()}`]
  if (field === 'dates' && sections.key_dates) {
    const title = keyDateTitle(part)
    return title === null ? [] : [moved(title, from, to, today)]
  }
  if ((field === 'list_price' || field === 'sale_price') && sections.price && typeof to === 'number') {
    return [`The ${field.replace('_', ' ')} is now ${roundMoney(to, currency)}`]
  }
  return followed([{ path, from, to }], told)
}

/** A file is mentioned only once it is shared, and while it is. */
function ofFile({ entity_id, diff }: ClientEvent, { files }: Told): string[] {
  const name = files.get(String(entity_id))
  const isShown = diff.some(({ path, to }) => path === 'client_visible' && to === true)
  return name !== undefined && isShown ? [`New document: ${name}`] : []
}

function ofItem({ entity, op, diff }: ClientEvent, name: string, today: string): string[] {
  if (op === 'create') return [`New: ${name}`]
  const due = diff.find(({ path }) => path === 'due_date')
  const progress = diff.find(({ path }) => path === 'progress')
  if (entity === 'task' && progress?.to === Progress.COMPLETE) return [`Done: ${name}`]
  return due ? [moved(name, due.from, due.to, today)] : []
}

/** Due dates that moved along with another change: `tasks.<id>.due_date`. */
function followed(diff: readonly Difference[], told: Told): string[] {
  return diff.flatMap(({ path, from, to }) => {
    const [list = '', id = '', field] = path.split('.')
    const name = field === 'due_date' ? itemName(list.replace(/s$/, ''), id, told) : null
    return name === null ? [] : [moved(name, from, to, told.today)]
  })
}

function itemName(entity: string, id: string, { sections, milestones, tasks }: Told): string | null {
  if (entity === 'milestone' && sections.milestones) return milestones.get(id) ?? null
  if (entity === 'task' && sections.tasks) return tasks.get(id) ?? null
  return null
}

function moved(title: string, from: unknown, to: unknown, today: string): string {
  const day = (value: unknown) => dayText(String(value), today)
  if (to === null) return `${title} doesn’t have a date right now`
  return from === null ? `${title} is set for ${day(to)}` : `${title} moved from ${day(from)} to ${day(to)}`
}
