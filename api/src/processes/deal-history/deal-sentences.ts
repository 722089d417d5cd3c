/**
 * Describes what happened to a deal in a sentence without the actor: "moved the closing from Dec 12 to Dec 19". Pure.
 */
import type { Field } from 'openapi/field'
import { type DealField, dealFields } from 'openapi/fields/deal'
import { SALE } from '#rules/scheduling/standard-date-rules.ts'
import type { Difference } from '#platform/events/diff.ts'
import { dayText } from '#rules/calendar/day-text.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { roundMoney } from '#rules/money/money-text.ts'
import { isRemoval } from './undoable.policy.ts'

type Event = { at: string; entity: string; entity_id: string; op: string; cause: string | null; diff: Difference[] }

/** What sentences call a custom field, and how they say its values. */
export type CustomName = Pick<Field, 'label' | 'kind' | 'choices'>

/** Display names for the ids in events. */
export type EventNames = {
  phases: ReadonlyMap<string, string>
  items: ReadonlyMap<string, string>
  /** The account's own fields of deals, by the path of their values. */
  custom: ReadonlyMap<string, CustomName>
  currency: string
  timeZone: string
}

/** Describes an event. Its diff must contain only what the reader may know. */
export function sentence(event: Event, names: EventNames): string {
  const removed = event.diff.filter(isRemoval).length
  if (event.op === 'undo' && removed > 0)
    return `removed ${removed === 1 ? 'what' : `${removed} tasks and milestones`} a template had added`
  if (event.op === 'undo') return `undid a change: ${sentence({ ...event, op: 'update' }, names)}`
  if (event.op === 'edit_tasks') return editedTasks(event)
  if (event.entity === 'deal') return `${dealSentence(event, names)}${followers(event)}`
  if (event.entity === 'portal') return portalSentences[event.op] ?? 'changed a client’s access'
  if (event.entity === 'client_message')
    return event.op === 'send' ? 'sent the clients a message' : 'decided not to send a message to the clients'
  if (event.entity === 'file') return fileSentence(event, names)
  if (event.entity === 'deal_contract') return contractSentence(event, names)
  if (event.entity === 'activity') return activitySentences[event.op] ?? 'changed an activity'
  if (event.entity === 'relationship') return relationshipSentences[event.op] ?? 'changed a relationship'
  if (event.entity === 'note') return noteSentences[noteOp(event)] ?? 'edited a note'
  return `${itemSentence(event, names)}${followers(event)}`
}

function dealSentence({ op, at, diff, cause }: Event, names: EventNames): string {
  const to = (path: string) => diff.find((change) => change.path === path)?.to
  switch (op) {
    case 'create':
      return 'created the deal'
    case 'duplicate':
      return `created the deal as a copy of ${cause ?? 'another deal'}`
    case 'import':
      return `imported the deal from ${cause ?? 'a file'}`
    case 'delete':
      return 'deleted the deal'
    case 'recover':
      return 'restored the deleted deal'
    case 'move':
      return `moved the deal to ${names.phases.get(String(to('phase'))) ?? 'another phase'}${to('agents') ? ' and changed the agents' : ''}`
    case 'close':
      return 'closed the deal'
    case 'propose_commission':
      return 'proposed commission terms'
    case 'approve_commission':
      return 'approved the commission terms'
    case 'turn_down_commission':
      return 'turned down the proposed commission terms'
    case 'fail_contract':
      return `recorded that the contract fell through${cause ? `: ${cause}` : ''}`
    case 'accept_offer':
      return `accepted the backup offer from ${cause ?? 'someone'}`
    case 'reopen':
      return `reopened the deal: ${cause ?? ''}`
    case 'expire_listing':
      return `noted that the listing expired on ${dayText(cause ?? '', at)}`
    case 'archive':
      return 'archived the deal'
    case 'restore':
      return 'restored the deal'
    case 'recompute_commission':
      return `recalculated the commission after a change to ${cause ?? ''}`
    case 'apply_template':
      return `applied the template ${cause ?? ''}`
    default:
      return listed(
        diff.filter((one) => isNews(one) && !isFollower(one, diff)).map((change) => changed(change, at, names)),
        op,
      )
  }
}

/** Describes a bulk edit of tasks. */
function editedTasks({ diff }: Event): string {
  const count = new Set(diff.flatMap(({ path }) => (path.startsWith('tasks.') ? [path.split('.')[1]] : []))).size
  return `changed ${count} ${count === 1 ? 'task' : 'tasks'} together`
}

const portalSentences: { readonly [op: string]: string } = {
  create: 'shared the deal with a client',
  revoke: 'revoked a client’s access',
  choose_mail: 'changed a client’s email updates',
  resend: 'resent a client’s invitation',
}

function contractSentence({ entity_id: id, op, diff }: Event, { items }: EventNames): string {
  const named = diff.find(({ path }) => path === 'name')
  const name = items.get(id) ?? named?.to ?? named?.from
  const whose = typeof name === 'string' && name !== '' ? ` from ${name}` : ''
  if (op === 'create') return `added the backup offer${whose}`
  if (op === 'recover') return `restored the backup offer${whose}`
  return op === 'delete' ? `deleted the backup offer${whose}` : `changed the contract${whose}`
}

const relationshipSentences: { readonly [op: string]: string } = {
  create: 'added a relationship',
  delete: 'removed a relationship',
  restore: 'restored a relationship',
}

const activitySentences: { readonly [op: string]: string } = {
  create: 'logged an activity',
  delete: 'deleted an activity',
  restore: 'restored an activity',
}

const noteSentences: { readonly [op: string]: string } = {
  create: 'wrote a note',
  delete: 'deleted a note',
  restore: 'restored a note',
  pin: 'pinned a note',
  unpin: 'unpinned a note',
}

/** Undoing a pin is told as unpinning. */
function noteOp({ op, diff }: Event): string {
  const pinned = diff.find(({ path }) => path === 'pinned')
  return op === 'update' && pinned ? (pinned.to === true ? 'pin' : 'unpin') : op
}

function fileSentence({ entity_id: id, op, diff }: Event, { items }: EventNames): string {
  const renamed = diff.find(({ path }) => path === 'name')
  const shown = diff.find(({ path }) => path === 'client_visible')
  const sided = !shown && diff.some(({ path }) => path === 'client_side')
  const name = `the file “${items.get(id) ?? (typeof renamed?.to === 'string' ? renamed.to : 'gone')}”`
  switch (op) {
    case 'create':
      return `added ${name}`
    case 'delete':
      return `deleted ${name}`
    case 'restore':
      return `restored ${name}`
    default:
      if (sided) return `changed who sees ${name}`
      if (shown) return shown.to === true ? `shared ${name} with the client` : `hid ${name} from the client`
      return typeof renamed?.from === 'string'
        ? `renamed the file “${renamed.from}” to “${String(renamed.to)}”`
        : `changed ${name}`
  }
}

function itemSentence({ entity, entity_id: id, op, at, diff }: Event, names: EventNames): string {
  const title = diff.find(({ path }) => path === (entity === 'task' ? 'title' : 'name'))
  const name = `“${names.items.get(id) ?? (typeof title?.from === 'string' ? title.from : entity)}”`
  const due = diff.find(({ path }) => path === 'due_date')
  switch (op) {
    case 'create':
      return `added the ${entity} ${name}`
    case 'delete':
      return `deleted the ${entity} ${name}`
    case 'recover':
      return `restored the ${entity} ${name}`
    case 'complete':
      return `completed ${name}${asOf(diff, at, names)}`
    case 'reopen':
      return `reopened ${name}`
    case 'not_applicable':
      return `marked ${name} as not applicable`
    case 'hand_over':
      return `handed over ${name}`
    default:
      return due ? moved(name, due, at) : `changed ${name}`
  }
}

/** The day of a completion that was entered on a later day. */
function asOf(diff: readonly Difference[], at: string, { timeZone }: EventNames): string {
  const completed = diff.find(({ path }) => path === 'completed_at')?.to
  if (typeof completed !== 'string') return ''
  const [day, today] = [completed, at].map((instant) => todayIn(timeZone, new Date(instant)))
  return day && day !== today ? ` as of ${dayText(day, today)}` : ''
}

/** The place of a card in its column is none, nor is what an item's own sentence tells. */
const isNews = ({ path }: Difference) => path !== 'rank' && !isOfItem(path)

const isOfItem = (path: string) => /^(tasks|milestones)\./.test(path)

const isDueDate = (path: string) => /^(tasks|milestones)\.\w+\.due_date$/.test(path)

const ANCHORS = new Map(SALE.map(({ date, anchor }) => [`dates.${date}`, `dates.${anchor}`]))

/** A date of the deal that usually follows another one, which moved with the same event. */
const isFollower = ({ path }: Difference, diff: readonly Difference[]): boolean => {
  const anchor = ANCHORS.get(path)
  return anchor !== undefined && diff.some((one) => one.path === anchor)
}

function followers({ diff }: Event): string {
  const count = diff.filter((one) => isDueDate(one.path) || isFollower(one, diff)).length
  return count === 0 ? '' : `; ${count} due ${count === 1 ? 'date' : 'dates'} followed`
}

function listed(parts: readonly string[], op: string): string {
  const unique = [...new Set(parts)]
  if (unique.length === 0) return op === 'reschedule' ? 'moved due dates' : 'changed the deal'
  return unique.length <= 2 ? unique.join(' and ') : `${unique.slice(0, 2).join(', ')} and more`
}

const fields = new Map<string, Field>(Object.entries(dealFields))

/** "List price" → "the list price", "MLS number" → "the MLS number" */
const the = (label: string): string => `the ${label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}`

/** Fields whose name in a sentence differs from their label. */
const PHRASES: { readonly [path: string]: string } = {
  agents: 'the agents',
  parties: 'the people',
  lost_reason: 'the reason it was lost',
  archived_at: 'the archived status',
} satisfies { [path in DealField]?: string }

function changed(change: Difference, at: string, { currency, phases, custom }: EventNames): string {
  const { path, to } = change
  const own = custom.get(path)
  const { label = '', kind, choices } = own ?? fields.get(path) ?? {}
  switch (kind) {
    case 'day':
      return moved(the(label), change, at)
    case 'money':
      return fromTo(the(label), change, (value) => roundMoney(Number(value), currency))
    case 'choice':
      return fromTo(the(label), change, (value) => choices?.[String(value)] ?? '')
    case 'phase':
      return `moved the deal to ${phases.get(String(to)) ?? 'another phase'}`
    default: {
      if (own) return `${to === null ? 'cleared' : 'changed'} ${the(label)}`
      const [group = ''] = path.split('.')
      return `changed ${PHRASES[group] ?? the(fields.get(group)?.label ?? group.replaceAll('_', ' '))}`
    }
  }
}

function fromTo(what: string, { from, to }: Difference, text: (value: unknown) => string): string {
  if (to === null) return `cleared ${what}`
  return from === null ? `set ${what} to ${text(to)}` : `changed ${what} from ${text(from)} to ${text(to)}`
}

function moved(what: string, { from, to }: Difference, at: string): string {
  const day = (value: unknown) => dayText(String(value), at.slice(0, 10))
  if (to === null) return `cleared the date of ${what}`
  return from === null ? `set ${what} to ${day(to)}` : `moved ${what} from ${day(from)} to ${day(to)}`
}
