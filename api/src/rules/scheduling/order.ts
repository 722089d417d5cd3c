/** Topological order. */

/** Items that depend on one another in a cycle, which has no order. */
export class CircleError extends Error {
  override name = 'CircleError'
  /** The ids on the cycle, from one of them back to itself. */
  readonly path: readonly string[]
  constructor(path: readonly string[]) {
    super(`A circle: ${path.join(' → ')}`)
    this.path = path
  }
}

type Visit<Id> = { id: Id; needs: readonly Id[]; next: number }

/**
 * Orders the ids so that each comes after those it needs. Needs that are not among the ids are left out. Iterative,
 * since a chain may be longer than the call stack allows.
 * @throws {CircleError}
 */
export function inOrder<Id extends string>(needs: ReadonlyMap<Id, readonly Id[]>): Id[] {
  const done = new Set<Id>()
  const onPath = new Set<Id>()
  for (const start of needs.keys()) {
    if (done.has(start)) continue
    const path: Visit<Id>[] = []
    enter(path, onPath, start, needs.get(start))
    for (let at = path.at(-1); at; at = path.at(-1)) {
      const id = at.needs[at.next++]
      if (id === undefined) {
        path.pop()
        onPath.delete(at.id)
        done.add(at.id)
      } else if (!done.has(id)) {
        if (onPath.has(id)) throw new CircleError(circle(path, id))
        enter(path, onPath, id, needs.get(id))
      }
    }
  }
  return [...done]
}

function enter<Id>(path: Visit<Id>[], onPath: Set<Id>, id: Id, needs: readonly Id[] | undefined): void {
  if (!needs) return
  path.push({ id, needs, next: 0 })
  onPath.add(id)
}

function circle<Id>(path: readonly Visit<Id>[], id: Id): Id[] {
  const ids = path.map((visit) => visit.id)
  return [...ids.slice(ids.indexOf(id)), id]
}
