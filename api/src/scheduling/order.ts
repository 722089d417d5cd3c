/** The order of things that come after one another. */

/** Things that come after one another in a circle, which has no order. */
export class CircleError extends Error {
  override name = 'CircleError'
  /** The ids on the circle, from one of them back to itself. */
  readonly path: readonly string[]
  constructor(path: readonly string[]) {
    super(`A circle: ${path.join(' → ')}`)
    this.path = path
  }
}

/**
 * The ids so that each comes after those it needs. What is needed but not among the ids is left out.
 * @throws {CircleError}
 */
export function inOrder(needs: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (id: string) => {
    if (done.has(id) || !needs.has(id)) return
    const seen = path.indexOf(id)
    if (seen >= 0) throw new CircleError([...path.slice(seen), id])
    path.push(id)
    for (const needed of needs.get(id) ?? []) visit(needed)
    path.pop()
    done.add(id)
  }
  for (const id of needs.keys()) visit(id)
  return [...done]
}
