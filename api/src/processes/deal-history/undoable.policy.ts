/** Which events can be undone, and which of their values are restored. */
import { type UndoableDealField, undoableDealFields } from 'openapi/fields/deal'
import { type UndoableMilestoneField, undoableMilestoneFields } from 'openapi/fields/milestone'
import { type UndoableTaskField, undoableTaskFields } from 'openapi/fields/task'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import { commissionTerms } from '#entities/deals/deal.policy.ts'
import type { StoredMilestone } from '#entities/milestones/milestone.model.ts'
import type { StoredTask } from '#entities/tasks/task.model.ts'
import type { Difference } from '#platform/events/diff.ts'
import type { Recorded } from '#platform/records/record.ts'
import { isId } from '#platform/reads/find.ts'

/**
 * How undo treats a field. `written`: entered by people; restored unless it has changed since. `explaining`: restored
 * whatever its current value. `following`: derived, so it is recomputed. `fixed`: cannot be undone, and neither can an
 * event that changed it.
 */
type Way = 'written' | 'explaining' | 'following' | 'fixed'

/** How undo treats the fields that the contract does not mark as undoable. */
type OtherFields<Stored, Undoable> = { readonly [field in Exclude<keyof Stored, Undoable | keyof Recorded>]: Way }

/** Fields that are restored with the contract that they changed with. */
const WITH_CONTRACT: ReadonlySet<string> = new Set(['status', 'status_before', 'sale_price', 'parties'])

const CONTRACT_OPS = ['fail_contract', 'accept_offer'] as const

type Undoable = { ops: ReadonlySet<string>; fields: ReadonlyMap<string, Way> }

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
  order: 'fixed',
  tasks: 'following',
  due_reason: 'explaining',
  applied_on: 'fixed',
  template_key: 'fixed',
  visible_to: 'following',
  dormant: 'following',
} as const satisfies OtherFields<StoredMilestone, UndoableMilestoneField>

/** Prices, status, people and the commission have their own rules, except where they change with the contract. */
const deal = {
  account: 'fixed',
  team: 'fixed',
  status: 'fixed',
  status_before: 'fixed',
  contract: 'written',
  representation: 'fixed',
  deal_type: 'fixed',
  list_price: 'fixed',
  sale_price: 'fixed',
  price: 'following',
  agents: 'fixed',
  parties: 'fixed',
  client_names: 'following',
  commission: 'fixed',
  lost_reason: 'fixed',
  archived_at: 'fixed',
  archived: 'fixed',
  progress: 'following',
  risk: 'following',
  risk_as_of: 'following',
  next_date: 'following',
  next_date_order: 'following',
  closing_order: 'following',
  search: 'following',
} as const satisfies OtherFields<StoredDeal, UndoableDealField>

const items = {
  task: {
    ops: new Set(['update', 'complete', 'reopen', 'not_applicable', 'undo']),
    fields: ways(undoableTaskFields, task),
  },
  milestone: { ops: new Set(['update', 'complete', 'undo']), fields: ways(undoableMilestoneFields, milestone) },
} satisfies { [entity: string]: Undoable }

const UNDOABLE: { readonly [entity: string]: Undoable } = {
  ...items,
  deal: {
    ops: new Set(['update', 'move', 'reorder', 'reschedule', 'edit_tasks', 'apply_template', ...CONTRACT_OPS, 'undo']),
    fields: ways(undoableDealFields, deal),
  },
}

/** The lists in an event's paths that name other records of the stream: `tasks.<id>.due_date`. */
export const listedItems: { readonly [list: string]: keyof typeof items } = { tasks: 'task', milestones: 'milestone' }

/** Whether an event can be undone at all, given its kind and the fields it changed. */
export const canUndo = ({ entity, op, diff }: UndoableEvent): boolean =>
  isDeletedItem({ entity, op }) ||
  ((UNDOABLE[entity]?.ops.has(op) ?? false) &&
    diff.every((one) => placeOf({ entity, diff }, one) !== null && !isRemoval(one)))

/** A deletion of a task or milestone, which can be restored. */
export const isDeletedItem = ({ entity, op }: Pick<UndoableEvent, 'entity' | 'op'>): boolean =>
  op === 'delete' && entity in items

/** A task or milestone removed by another change, which cannot be restored. Its name is gone. */
export const isRemoval = ({ path, to }: Difference): boolean =>
  to === null && /^(tasks\.\w+\.title|milestones\.\w+\.name)$/.test(path)

type UndoableEvent = { entity: string; op: string; diff: readonly Difference[] }

/** A value that an event changed: in its own record (`id` is null) or in one that moved along. */
export type Place = { id: string | null; field: string; kind: Exclude<Way, 'fixed'> }

/** Where a difference of an event is restored; null if it cannot be. */
export function placeOf(
  { entity, diff }: Pick<UndoableEvent, 'entity' | 'diff'>,
  difference: Difference,
): Place | null {
  const { path } = difference
  const isOfContract = entity === 'deal' && WITH_CONTRACT.has(path) && diff.some((one) => one.path === 'contract')
  if (isOfContract) return { id: null, field: path, kind: 'written' }
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

/** The computed amounts of a commission, for the deal and each agent. They follow from the terms and dates. */
function isOfCommission({ path, from, to }: Difference): boolean {
  const [field, part = ''] = path.split('.')
  if (field === 'commission') return part !== '' && !commissionTerms.has(part)
  return field === 'agents' && shares(from) === shares(to)
}

const shares = (agents: unknown): string =>
  JSON.stringify(
    ((agents ?? []) as { user: unknown; role: string; share_bp: number }[]).map(({ user, role, share_bp }) => [
      String(user),
      role,
      share_bp,
    ]),
  )
