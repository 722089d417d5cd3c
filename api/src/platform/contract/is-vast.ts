/** More fields and elements than a person fills in or a program needs in one request. */
const MANY_PARTS = 5000

/**
 * Whether a JSON value has very many parts, at any depth. Iterative, since the value may be deeper than the call stack.
 */
export function isVast(value: unknown): boolean {
  const waiting = [value]
  let parts = 0
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    const own: unknown[] = Object.values(next)
    parts += own.length
    if (parts > MANY_PARTS) return true
    waiting.push(...own)
  }
  return false
}
