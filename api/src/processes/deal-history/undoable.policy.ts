/** Which events can be undone, and which of their values are restored. */
import { type UndoableActivityField, undoableActivityFields } from 'openapi/fields/activity'
import { type UndoableContactField, undoableContactFields } from 'openapi/fields/contact'
import { type UndoableDealField, undoableDealFields } from 'openapi/fields/deal'
import { type UndoableMilestoneField, undoableMilestoneFields } from 'openapi/fields/milestone'
import { type UndoableRelationshipField, undoableRelationshipFields } from 'openapi/fields/relationship'
import { type UndoableTaskField, undoableTaskFields } from 'openapi/fields/task'
import type { StoredActivity } from '#entities/activities/activity.model.ts'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import type { StoredDealContract } from '#entities/deal-contracts/deal-contract.model.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import { commissionTerms } from '#entities/deals/deal.policy.ts'
import type { StoredFile } from '#entities/files/file.model.ts'
import type { StoredMilestone } from '#entities/milestones/milestone.model.ts'
import type { StoredNote } from '#entities/notes/note.model.ts'
import type { StoredRelationship } from '#entities/relationships/relationship.model.ts'
import type { StoredSmartList } from '#entities/smart-lists/smart-list.model.ts'
import type { StoredTask } from '#entities/tasks/task.model.ts'
import type { Difference } from '#platform/events/diff.ts'
import type { Recorded } from '#platform/records/record.ts'
import { isId } from '#platform/reads/find.ts'

/**
 * How undo treats a field. `written`: entered by people; restored unless it has changed since. `placed`: the same, and
 * its neighbors make room. `explaining`: restored whatever its current value. `following`: derived, so it is
 * recomputed. `fixed`: cannot be undone, and neither can an event that changed it.
 */
type Way = 'written' | 'placed' | 'explaining' | 'following' | 'fixed'

/**
 * How an event is undone. `values`: the values that it changed are restored. `remove`: what it created or brought back
 * is deleted. `recover`: what it deleted is brought back. `template`: what it added is removed.
 */
export type UndoWay = 'values' | 'remove' | 'recover' | 'template'

/** How undo treats the fields that the contract does not mark as undoable. */
type OtherFields<Stored, Undoable = never> = {
  readonly [field in Exclude<keyof Stored, Undoable | keyof Recorded>]: Way
}

type Undoable = { ops: { readonly [op: string]: UndoWay }; fields: ReadonlyMap<string, Way> }

const ways = (undoable: readonly string[], others: { readonly [field: string]: Way }): ReadonlyMap<string, Way> =>
  new Map<string, Way>([...undoable.map((field) => [field, 'written'] as const), ...Object.entries(others)])

const task = {
  account: 'fixed',
  team: 'following',
  deal: 'fixed',
  deal_name: 'following',
  contact: 'fixed',
  due_order: 'following',
  due_reason: 'explaining',
  proposed_date: 'explaining',
  applied_on: 'fixed',
  blocked_by: 'following',
  template_key: 'fixed',
  visible_to: 'following',
  dormant: 'following',
  search: 'following',
} as const satisfies OtherFields<StoredTask, UndoableTaskField>

const milestone = {
  account: 'fixed',
  team: 'following',
  deal: 'fixed',
  deal_name: 'following',
  tasks: 'following',
  due_reason: 'explaining',
  applied_on: 'fixed',
  template_key: 'fixed',
  visible_to: 'following',
  dormant: 'following',
} as const satisfies OtherFields<StoredMilestone, UndoableMilestoneField>

const deal = {
  account: 'fixed',
  team: 'fixed',
  sample: 'fixed',
  status_before: 'written',
  contract: 'written',
  price: 'following',
  client_names: 'following',
  archived: 'following',
  progress: 'following',
  risk: 'following',
  risk_as_of: 'following',
  next_date: 'following',
  next_date_order: 'following',
  closing_order: 'following',
  custom_index: 'following',
  search: 'following',
} as const satisfies OtherFields<StoredDeal, UndoableDealField>

const note = {
  account: 'fixed',
  deal: 'fixed',
  contact: 'fixed',
  task: 'fixed',
  body: 'written',
  text: 'written',
  mentions: 'written',
  pinned: 'written',
  edited_at: 'explaining',
  deleted_at: 'explaining',
  rank: 'following',
} as const satisfies OtherFields<StoredNote>

const file = {
  account: 'fixed',
  deal: 'fixed',
  contact: 'fixed',
  task: 'written',
  name: 'written',
  contract: 'fixed',
  type: 'fixed',
  size: 'fixed',
  preview: 'fixed',
  client_visible: 'written',
  client_side: 'written',
  bytes: 'fixed',
  digest: 'fixed',
  deleted_at: 'explaining',
} as const satisfies OtherFields<StoredFile>

const contract = {
  account: 'fixed',
  deal: 'fixed',
  state: 'fixed',
  name: 'written',
  parties: 'written',
  sale_price: 'written',
  earnest_money: 'written',
  dates: 'written',
  contingencies: 'written',
  notes: 'written',
  opened_on: 'fixed',
  ended_on: 'fixed',
  reason: 'fixed',
  tasks: 'fixed',
  was_backup: 'fixed',
  offered: 'fixed',
  failed_at: 'fixed',
} as const satisfies OtherFields<StoredDealContract>

const contact = {
  account: 'fixed',
  shared_with: 'following',
  claim: 'written',
  status_since: 'explaining',
  anniversaries: 'following',
  first_touch_at: 'following',
  last_touch_at: 'following',
  last_touch_kind: 'following',
  last_touch_direction: 'following',
  last_call_at: 'following',
  sample: 'fixed',
  merged_into: 'fixed',
  custom_index: 'following',
  search: 'following',
  match_keys: 'following',
} as const satisfies OtherFields<StoredContact, UndoableContactField>

const activity = {
  account: 'fixed',
  contact: 'fixed',
  deal: 'written',
  text: 'written',
  mentions: 'written',
  edited_at: 'explaining',
  deleted_at: 'explaining',
  touches: 'following',
} as const satisfies OtherFields<StoredActivity, UndoableActivityField>

const relationship = {
  account: 'fixed',
  contact: 'written',
  other: 'written',
  deleted_at: 'explaining',
} as const satisfies OtherFields<StoredRelationship, UndoableRelationshipField>

const smartList = {
  account: 'fixed',
  name: 'written',
  shared: 'written',
  position: 'written',
  filters: 'written',
  sort: 'written',
  custom_sort: 'written',
  columns: 'written',
  widths: 'written',
  pinned_by: 'following',
  deleted_at: 'explaining',
} as const satisfies OtherFields<StoredSmartList>

const added = { create: 'remove', recover: 'remove', delete: 'recover' } as const
/** Deleted activities, relationships, notes and files are kept with a mark. */
const marked = { create: 'remove', restore: 'remove', delete: 'recover' } as const

const items = {
  task: {
    ops: { ...added, update: 'values', complete: 'values', reopen: 'values', not_applicable: 'values', undo: 'values' },
    fields: ways(undoableTaskFields, task),
  },
  milestone: {
    ops: { ...added, update: 'values', complete: 'values', undo: 'values' },
    fields: new Map([...ways(undoableMilestoneFields, milestone), ['order', 'placed'] as const]),
  },
} satisfies { [entity: string]: Undoable }

const UNDOABLE: { readonly [entity: string]: Undoable } = {
  ...items,
  deal: {
    ops: {
      update: 'values',
      move: 'values',
      reorder: 'values',
      close: 'values',
      reopen: 'values',
      archive: 'values',
      restore: 'values',
      reschedule: 'values',
      edit_tasks: 'values',
      fail_contract: 'values',
      accept_offer: 'values',
      propose_commission: 'values',
      approve_commission: 'values',
      turn_down_commission: 'values',
      undo: 'values',
      apply_template: 'template',
    },
    fields: ways(undoableDealFields, deal),
  },
  contact: {
    ops: { create: 'remove', delete: 'recover', update: 'values', claim: 'values', undo: 'values' },
    fields: ways(undoableContactFields, contact),
  },
  note: {
    ops: { ...marked, update: 'values', pin: 'values', unpin: 'values', undo: 'values' },
    fields: ways([], note),
  },
  activity: {
    ops: { ...marked, update: 'values', undo: 'values' },
    fields: ways(undoableActivityFields, activity),
  },
  relationship: {
    ops: { ...marked, update: 'values', undo: 'values' },
    fields: ways(undoableRelationshipFields, relationship),
  },
  smart_list: { ops: { ...marked, update: 'values', undo: 'values' }, fields: ways([], smartList) },
  deal_contract: { ops: { ...added, update: 'values', undo: 'values' }, fields: ways([], contract) },
  file: { ops: { ...marked, update: 'values', undo: 'values' }, fields: ways([], file) },
}

/** The lists in an event's paths that name other records of the stream: `tasks.<id>.due_date`. */
export const listedItems: { readonly [list: string]: keyof typeof items } = { tasks: 'task', milestones: 'milestone' }

/** How an event is undone, given its kind and the fields that it changed; null if it cannot be. */
export function undoWay({ entity, op, diff }: UndoableEvent): UndoWay | null {
  const way = UNDOABLE[entity]?.ops[op] ?? null
  if (way !== 'values' && way !== 'template') return way
  return diff.every((one) => placeOf(entity, one) !== null && !isRemoval(one)) ? way : null
}

/** Whether records of the kind are gone once they are deleted; others are kept with a mark. */
export const isGoneWhenDeleted = ({ entity }: Pick<UndoableEvent, 'entity'>): boolean =>
  UNDOABLE[entity]?.ops['recover'] === 'remove'

/** Whether the event deleted a record that is then gone. */
export const isDeletion = ({ entity, op }: Pick<UndoableEvent, 'entity' | 'op'>): boolean =>
  isGoneWhenDeleted({ entity }) && UNDOABLE[entity]?.ops[op] === 'recover'

/** The fields of a record that people enter. */
export const writtenFields = (entity: string): string[] =>
  [...(UNDOABLE[entity]?.fields ?? [])].flatMap(([field, way]) => (way === 'written' ? [field] : []))

/** A task or milestone removed by another change, which cannot be restored. Its name is gone. */
export const isRemoval = ({ path, to }: Difference): boolean =>
  to === null && /^(tasks\.\w+\.title|milestones\.\w+\.name)$/.test(path)

export type UndoableEvent = { entity: string; op: string; diff: readonly Difference[] }

/** A value that an event changed: in its own record (`id` is null) or in one that moved along. */
export type Place = { id: string | null; field: string; kind: Exclude<Way, 'fixed'> }

/** Where a difference of an event is restored; null if it cannot be. */
export function placeOf(entity: string, difference: Difference): Place | null {
  const { path } = difference
  if (entity === 'deal' && path === CONFIRMED) return { id: null, field: path, kind: 'explaining' }
  if (entity === 'deal' && isOfCommission(difference)) return { id: null, field: path, kind: 'following' }
  const [list = '', id = '', ...rest] = path.split('.')
  const other = listedItems[list]
  // A milestone's own `tasks` field counts its tasks; it is not the deal's list.
  const isOther = other !== undefined && isId(id)
  const { fields } = (isOther ? items[other] : UNDOABLE[entity]) ?? {}
  const field = isOther ? rest.join('.') : path
  const kind = fields?.get(field.split('.')[0] ?? '') ?? 'fixed'
  return kind === 'fixed' ? null : { id: isOther ? id : null, field, kind }
}

/** When closing confirmed the commission. Closing anew would set it to the present. */
const CONFIRMED = 'commission.confirmed_at'

/** The computed amounts of a commission, for the deal and each agent. They follow from the terms and dates. */
function isOfCommission({ path, from, to }: Difference): boolean {
  const [field, part = ''] = path.split('.')
  if (field === 'commission') return part !== '' && part !== 'proposal' && !commissionTerms.has(part)
  return field === 'agents' && sharesOf(from) === sharesOf(to)
}

/** Who works on a deal in which role and with which share, without what that comes to. */
export const sharesOf = (agents: unknown): string =>
  JSON.stringify(
    ((agents ?? []) as { user: unknown; role: string; share_bp: number }[]).map(({ user, role, share_bp }) => [
      String(user),
      role,
      share_bp,
    ]),
  )
