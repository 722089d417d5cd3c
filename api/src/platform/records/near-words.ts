/**
 * Finds the words that a mistyped one may mean: symmetric deletes (Garbe, SymSpell) with the Damerau–Levenshtein
 * distance. Two words one edit apart become equal once the right letter is deleted from each. So every word is stored
 * with its deletions (its forms), and near words share a form: equal keys in an index, no scan.
 */

/** Words of at least this length are stored. Shorter ones are near to nearly everything. */
const SHORTEST_KEPT = 3
/** A typed word of at least this length may have one edit, from `LONG` on two. */
const SHORTEST_TYPED = 4
const LONG = 8
/** Up to this length, typos are also corrected in prefixes of a word, for people who are still typing. */
const LONGEST_START = 7
const LONGEST = 24
/** Numbers of at least this length are identifiers, such as MLS numbers. House numbers are never corrected. */
const SHORTEST_NUMBER = 6

/** The words that typos are corrected to. Excludes numbers and phrase prefixes. */
export const KEPT = new RegExp(String.raw`^\p{L}{${SHORTEST_KEPT},${LONGEST}}$`, 'u')

/** The distance from the typed word to the whole word, and to its nearest prefix. */
type Distance = { whole: number; start: number }

/** Whether typos are corrected to this word. */
export const isKept = (word: string): boolean => KEPT.test(word)

const editsOf = (typed: string): number => {
  if (!isKept(typed) || typed.length < SHORTEST_TYPED) return 0
  return typed.length < LONG ? 1 : 2
}

/** The forms under which a word is stored: those of itself and of its prefixes. */
export function keptForms(word: string): string[] {
  const forms = deletions(word, Math.max(1, editsOf(word)))
  for (let end = SHORTEST_TYPED; end <= Math.min(LONGEST_START, word.length - 1); end++) {
    for (const form of deletions(word.slice(0, end), 1)) forms.add(form)
  }
  return [...forms]
}

/** The forms to look up for a typed word; none if it is not corrected. */
export function askedForms(typed: string): string[] {
  const edits = editsOf(typed)
  return edits === 0 ? [] : [...deletions(typed, edits)]
}

function deletions(word: string, edits: number): Set<string> {
  let last = new Set([word])
  const all = new Set(last)
  for (let edit = 0; edit < edits; edit++) {
    last = new Set([...last].flatMap((one) => Array.from(one, (_, at) => one.slice(0, at) + one.slice(at + 1))))
    for (const one of last) all.add(one)
  }
  return all
}

/** The cost of reading `typed` as `word`: the edits, plus a little if only a prefix matches. Undefined if too high. */
export function costOf(typed: string, word: string): number | undefined {
  const { whole, start } = distanceOf(typed, word)
  const asWhole = whole <= editsOf(typed) ? whole : Infinity
  const asStart = start <= Math.min(1, editsOf(typed)) ? start + 0.5 : Infinity
  const cost = Math.min(asWhole, asStart)
  return Number.isFinite(cost) ? cost : undefined
}

/** Edits insert, delete or replace a letter, or swap two neighbors (optimal string alignment). */
function distanceOf(typed: string, word: string): Distance {
  let before: number[] = []
  let above = Array.from({ length: word.length + 1 }, (_, to) => to)
  for (let from = 1; from <= typed.length; from++) {
    const row = [from]
    for (let to = 1; to <= word.length; to++) {
      const isSame = typed[from - 1] === word[to - 1]
      const isSwapped = from > 1 && to > 1 && typed[from - 1] === word[to - 2] && typed[from - 2] === word[to - 1]
      row[to] = Math.min(
        (above[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (above[to - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[to - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = above
    above = row
  }
  return { whole: above[word.length] ?? typed.length, start: Math.min(...above) }
}

const DIGITS = '0123456789'.split('')

/**
 * The numbers that a long number may mean, most likely first: two neighbors swapped, a digit replaced, missing or
 * added. With only ten digits these are listed rather than stored. Empty for a shorter number.
 */
export function nearNumbers(typed: string): string[] {
  const places = [...typed.matchAll(/\d/g)].map(({ index }) => index)
  if (places.length < SHORTEST_NUMBER || typed.length > LONGEST) return []
  const swapped = places
    .filter((at) => places.includes(at + 1))
    .map((at) => typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2))
  const replaced = places.flatMap((at) => DIGITS.map((digit) => typed.slice(0, at) + digit + typed.slice(at + 1)))
  const shortened = places.map((at) => typed.slice(0, at) + typed.slice(at + 1))
  const lengthened = [...places, typed.length].flatMap((at) =>
    DIGITS.map((digit) => typed.slice(0, at) + digit + typed.slice(at)),
  )
  const near = new Set([...swapped, ...replaced, ...shortened, ...lengthened])
  near.delete(typed)
  return [...near]
}
