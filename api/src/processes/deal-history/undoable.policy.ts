/** Which events can be undone, and which of their values are put back. */
import { commissionTerms } from '#entities/deals/deal.policy.ts'
import type { Difference } from '#platform/events/diff.ts'
import { isId } from '#platform/reads/find.ts'

type Undoable = {
  ops: ReadonlySet<string>
  /** What people write: put back, unless it was changed since. */
  written: ReadonlySet<string>
  /** What says why: put back, whatever it is now. */
  explaining: ReadonlySet<string>
  /** What follows from the rest, and is worked out anew. */
  following: ReadonlySet<string>
}

const dated = ['due_date', 'due_rule', 'pinned', 'progress', 'completed_at', 'client_visible']
const explaining = new Set(['due_reason', 'proposed_date'])
const lent = ['visible_to', 'deal_name', 'dormant', 'team']

const items = {
  task: {
    ops: new Set(['update', 'complete', 'reopen', 'not_applicable', 'undo']),
    written: new Set([
      ...dated,
      'title',
      'kind',
      'priority',
      'milestone',
      'assignee',
      'assignee_role',
      'waiting_on',
      'depends_on',
      'not_applicable_reason',
    ]),
    explaining,
    following: new Set([...lent, 'due_order', 'search', 'blocked_by']),
  },
  milestone: {
    ops: new Set(['update', 'complete', 'undo']),
    written: new Set([...dated, 'name', 'client_text']),
    explaining,
    following: new Set([...lent, 'tasks']),
  },
} satisfies { [entity: string]: Undoable }

const UNDOABLE: { readonly [entity: string]: Undoable } = {
  ...items,
  deal: {
    ops: new Set(['update', 'move', 'reorder', 'reschedule', 'edit_tasks', 'apply_template', 'undo']),
    // Status, people and the commission's terms have rules of their own.
    written: new Set([
      'workspace',
      'phase',
      'rank',
      'dates',
      'name',
      'headline',
      'address',
      'mls_number',
      'earnest_money',
      'source',
      'priority',
      'notes',
    ]),
    explaining: new Set(),
    following: new Set(['progress', 'risk', 'risk_as_of', 'next_date', 'next_date_order', 'closing_order', 'search']),
  },
}

/** The lists that name other records of the stream in an event: `tasks.<id>.due_date`. */
const LISTS: { readonly [list: string]: keyof typeof items } = { tasks: 'task', milestones: 'milestone' }

/** Whether an event can be undone at all: by what it is, and by what it changed. */
export const canUndo = ({ entity, op, diff }: UndoableEvent): boolean =>
  isDeletedItem({ entity, op }) ||
  ((UNDOABLE[entity]?.ops.has(op) ?? false) && diff.every((one) => placeOf(entity, one) !== null && !isRemoval(one)))

/** A task or milestone that somebody deleted: it can be brought back. */
export const isDeletedItem = ({ entity, op }: Pick<UndoableEvent, 'entity' | 'op'>): boolean =>
  op === 'delete' && entity in items

/** A task or milestone that went with another change: it has no name any more. Nothing brings it back. */
export const isRemoval = ({ path, to }: Difference): boolean =>
  to === null && /^(tasks\.\w+\.title|milestones\.\w+\.name)$/.test(path)

type UndoableEvent = { entity: string; op: string; diff: readonly Difference[] }

/** A value that an event changed: of the record that it is about (`id` null) or of one that moved along. */
export type Place = { id: string | null; field: string; kind: 'written' | 'explaining' | 'following' }

/** Where a difference of an event is to be put back; null where it cannot be. */
export function placeOf(entity: string, difference: Difference): Place | null {
  const { path } = difference
  if (entity === 'deal' && isOfCommission(difference)) return { id: null, field: path, kind: 'following' }
  const [list = '', id = '', ...rest] = path.split('.')
  const other = LISTS[list]
  // A milestone has `tasks` of its own: how many there are and are done.
  const isOther = other !== undefined && isId(id)
  const fields = isOther ? items[other] : UNDOABLE[entity]
  const field = isOther ? rest.join('.') : path
  const name = field.split('.')[0] ?? ''
  const kind = (['written', 'explaining', 'following'] as const).find((one) => fields?.[one].has(name))
  return kind ? { id: isOther ? id : null, field, kind } : null
}

/** What a commission comes to, for the deal and for each agent: it follows from the terms and the dates. */
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
