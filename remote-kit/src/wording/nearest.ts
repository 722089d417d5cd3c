/** What a mistyped name may mean. */

/** Of the known names the one that takes the fewest keystrokes from `text`; undefined only if none is known. */
export function nearestOf(text: string, known: Iterable<string>): string | undefined {
  const [nearest] = [...known]
    .map((name) => ({ name, edits: editsBetween(text, name) }))
    .toSorted((one, other) => one.edits - other.edits)
  return nearest?.name
}

/** `. Did you mean title?`, or nothing if no known name looks like `text`. */
export function didYouMean(text: string, known: Iterable<string>): string {
  const nearest = nearestOf(text, known)
  const isNear = nearest !== undefined && editsBetween(text, nearest) <= Math.max(2, text.length * 0.4)
  return isNear ? `. Did you mean ${nearest}?` : ''
}

/** How many letters must be typed, removed, replaced or swapped with their neighbor (optimal string alignment). */
function editsBetween(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, j - 2) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = row
  }
  return at(last, to.length)
}

const at = (row: readonly number[], i: number): number => row[i] ?? Infinity
