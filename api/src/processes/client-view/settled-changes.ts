/**
 * Takes second thoughts out of a deal's events: a value that is changed and soon changed again is told once, and one that
 * is soon changed back not at all. Pure.
 */
import { type Difference, same } from '#platform/events/diff.ts'
import type { ClientEvent } from './client-changes.ts'

/** Changes of a value that follow each other this fast are one. */
const SECOND_THOUGHTS_MS = 5 * 60_000

/** A change of a value, and whether its event still tells it. */
type Change = Difference & { at: Date; isTold: boolean }

/** The events, given and returned in the order in which they happened. The last one that changes a value tells it. */
export function settledChanges(events: readonly ClientEvent[]): ClientEvent[] {
  const latest = new Map<string, Change>()
  const settled = events.map((event) => {
    const changes = event.diff.map((one): Change => ({ ...one, at: event.at, isTold: true }))
    // What a new record begins with is not a change of it.
    for (const change of event.op === 'create' ? [] : changes) {
      const value = valueOf(event, change.path)
      const before = latest.get(value)
      if (before && change.at.getTime() - before.at.getTime() <= SECOND_THOUGHTS_MS) {
        before.isTold = false
        change.from = before.from
      }
      change.isTold = !same(change.from, change.to)
      latest.set(value, change)
    }
    return { event, changes }
  })
  return settled.map(({ event, changes }) => ({
    ...event,
    diff: changes.filter(({ isTold }) => isTold).map(({ path, from, to }) => ({ path, from, to })),
  }))
}

/** The changed value, named the same whether its own event tells it or that of another record that moved it. */
const valueOf = ({ entity, entity_id }: ClientEvent, path: string): string =>
  entity === 'deal' || /^(tasks|milestones)\./.test(path) ? path : `${entity}s.${String(entity_id)}.${path}`
