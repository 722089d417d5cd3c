/** The differences between a deal at an earlier time and now, as its reader may see both. Pure. */
import { isDeepStrictEqual } from 'node:util'
import type { Deal, DealDifference, Milestone, Task } from 'openapi'

/** A deal with its items, as they are presented. */
export type Whole = { deal: Deal; tasks: readonly Task[]; milestones: readonly Milestone[] }

/** Bookkeeping and derived fields. */
const FOLLOWING = new Set([
  'id',
  'created_at',
  'updated_at',
  'created_by',
  'version',
  'price',
  'risk',
  'next_date',
  'client_names',
  'deal_name',
  'due_reason',
  'proposed_date',
  'completed_at',
  'tasks',
  'order',
])

/** The differences: the deal's first, then those of its milestones and tasks. */
export function differencesSince(then: Whole, now: Whole): DealDifference[] {
  const { id, name } = now.deal
  const { progress: _then, ...before } = then.deal
  const { progress: _now, ...after } = now.deal
  return [
    ...ofFields({ kind: 'deal', id, title: name }, before, after),
    ...ofItems('milestone', then.milestones, now.milestones),
    ...ofItems('task', then.tasks, now.tasks),
  ]
}

type Subject = Pick<DealDifference, 'kind' | 'id' | 'title'>

function ofItems(kind: 'task' | 'milestone', then: readonly Item[], now: readonly Item[]): DealDifference[] {
  const before = new Map(then.map((item) => [item.id, item]))
  const after = new Map(now.map((item) => [item.id, item]))
  const whole = (item: Item, change: 'added' | 'removed'): DealDifference => ({
    kind,
    id: item.id,
    title: titleOf(item),
    change,
    field: null,
    was: null,
    now: null,
  })
  return [
    ...then.filter(({ id }) => !after.has(id)).map((item) => whole(item, 'removed')),
    ...now.flatMap((item) => {
      const was = before.get(item.id)
      return was ? ofFields({ kind, id: item.id, title: titleOf(item) }, was, item) : [whole(item, 'added')]
    }),
  ]
}

type Item = Task | Milestone

const titleOf = (item: Item): string => ('title' in item ? item.title : item.name)

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function ofFields(subject: Subject, then: object, now: object, prefix = ''): DealDifference[] {
  const [before, after] = [then, now] as Record<string, unknown>[]
  return Object.keys({ ...before, ...after })
    .filter((name) => prefix !== '' || !FOLLOWING.has(name))
    .flatMap((name): DealDifference[] => {
      const [was, is] = [before?.[name] ?? null, after?.[name] ?? null]
      const field = prefix + name
      if (isGroup(was) && isGroup(is)) return ofFields(subject, was, is, `${field}.`)
      return isDeepStrictEqual(was, is) ? [] : [{ ...subject, change: 'changed', field, was, now: is }]
    })
}
