/**
 * Completes the events of a demo deal so that they can be replayed. The initial state of the deal is derived backwards
 * from the current one, then the effects of each event are derived forwards.
 */
import { Progress } from 'openapi/codes'
import type { NewEvent } from '#api/platform/events/append-events.ts'
import { plainFields } from '#api/platform/events/diff.ts'
import { followed, followedWhole } from '#api/platform/events/followed.ts'
import type { DemoDeal } from './deals.ts'

/** An event of the demo's history. `hidden`: changes that the history does not show. */
export type DemoEvent = Pick<NewEvent, 'at' | 'entity' | 'entity_id' | 'op' | 'diff'> & {
  cause?: string
  hidden?: NewEvent['diff']
}

type Fields = Record<string, unknown>

/** The stored fields of a deal, its tasks and milestones, by their paths in events. */
type State = Map<string, Fields>

/** The events with all effects. After the last one, the state equals the stored one. */
export function replayable(one: DemoDeal, events: readonly DemoEvent[]): (DemoEvent & Pick<NewEvent, 'follows'>)[] {
  const stored = storedState(one)
  const state: State = new Map([...stored].map(([path, fields]) => [path, structuredFields(fields)]))
  for (const event of events.toReversed())
    for (const { path, from } of [...event.diff, ...(event.hidden ?? [])]) put(state, event, path, from)
  follow(state, stored)
  return events.map((event, i) => {
    const before = copyOf(state)
    for (const { path, to } of [...event.diff, ...(event.hidden ?? [])]) put(state, event, path, to)
    follow(state, stored)
    const isLast = i === events.length - 1
    const after = isLast ? stored : state
    const own = new Set(event.diff.map(({ path }) => `${pathOf(event)}.${path}`))
    const all =
      event.op === 'create'
        ? [...after].map(([path, fields]) => followedWhole(path, fields))
        : [...after].flatMap(([path, fields]) => followed(path, before.get(path) ?? {}, fields))
    return { ...event, follows: all.filter(({ path }) => !own.has(path)) }
  })
}

function storedState({ deal, tasks, milestones }: DemoDeal): State {
  const fieldsOf = (record: { toObject: () => unknown }) => plainFields(record.toObject() as Fields)
  return new Map([
    ['deal', fieldsOf(deal)],
    ...milestones.map((one): [string, Fields] => [`milestones.${one.id}`, fieldsOf(one)]),
    ...tasks.map((one): [string, Fields] => [`tasks.${one.id}`, fieldsOf(one)]),
  ])
}

const copyOf = (state: State): State => new Map([...state].map(([path, fields]) => [path, structuredFields(fields)]))

/** A copy whose fields, including nested ones, can be set without changing the original. */
const structuredFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value !== null && Object.getPrototypeOf(value) === Object.prototype ? { ...value } : value,
    ]),
  )

const pathOf = ({ entity, entity_id: id }: DemoEvent): string =>
  entity === 'deal' ? entity : `${entity}s.${String(id)}`

function put(state: State, event: DemoEvent, path: string, value: unknown): void {
  const record = state.get(pathOf(event))
  const [group = '', name] = path.split('.')
  if (!record) return
  if (name === undefined) record[group] = value
  else (record[group] as Fields)[name] = value
}

/** The progress of the deal and its milestones, calculated from the tasks. */
function follow(state: State, stored: State): void {
  const tasks = [...state].filter(([path]) => path.startsWith('tasks.')).map(([, fields]) => fields)
  const deal = state.get('deal')
  if (deal) deal['progress'] = { done: doneOf(tasks), total: tasks.length }
  for (const [path, milestone] of state) {
    if (!path.startsWith('milestones.')) continue
    const id = path.slice('milestones.'.length)
    const own = tasks.filter((task) => String(task['milestone']) === id)
    const done = doneOf(own)
    const isDone = done === own.length
    if (own.length === 0) continue
    milestone['tasks'] = { done, total: own.length }
    milestone['progress'] = isDone ? Progress.COMPLETE : done > 0 ? Progress.IN_PROGRESS : Progress.NOT_STARTED
    milestone['completed_at'] = isDone ? stored.get(path)?.['completed_at'] : null
  }
}

const doneOf = (tasks: readonly Fields[]): number =>
  tasks.filter((task) => task['progress'] === Progress.COMPLETE).length
