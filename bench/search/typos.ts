/** Typos: one edit at a random position. */

const at = (word: string, random: () => number) => Math.floor(random() * word.length)
const letter = (random: () => number) => String.fromCodePoint(97 + Math.floor(random() * 26))

/** A letter removed, inserted, replaced, or swapped with its neighbor. */
export function letterTypo(word: string, random: () => number): string {
  const i = at(word, random)
  const [before, here, after] = [word.slice(0, i), word[i] ?? '', word.slice(i + 1)]
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + after
    case 1:
      return before + here + letter(random) + after
    case 2:
      return before + letter(random) + after
    default:
      return before + (after[0] ?? '') + here + after.slice(1)
  }
}

/** A digit replaced or swapped with its neighbor. */
export function digitTypo(number: string, random: () => number): string {
  const i = at(number, random)
  const [before, here, after] = [number.slice(0, i), number[i] ?? '', number.slice(i + 1)]
  if (random() < 0.5) return before + (after[0] ?? '') + here + after.slice(1)
  return before + String((Number(here) + 1 + Math.floor(random() * 9)) % 10) + after
}
