/** How alike the names of two contacts are. Pure. */
import { soundsOf } from '#entities/contacts/on-save/match-words.ts'
import { costOf } from '#platform/records/near-words.ts'
import { fullNamesOf } from '#rules/names/given-names.ts'

/**
 * `near`: a typo, a short form, or the names swapped. `unknown`: one of them lacks a name. `given`: the last names
 * differ, as after a marriage.
 */
export type NameLikeness = 'same' | 'near' | 'unknown' | 'given' | 'different'

type Named = { given: string; family: string[]; suffix: string; company: string }
type Part = 'same' | 'near' | 'unknown' | 'different'

/** Compares two names; without one, the companies. */
export function compareNames(a: Named, b: Named): NameLikeness {
  const isCompany = (one: Named) => one.given === '' && one.family.length === 0 && one.company !== ''
  if (isCompany(a) && isCompany(b)) return a.company === b.company ? 'same' : 'different'
  // A person of a company isn't the company.
  if (isCompany(a) !== isCompany(b) && a.company !== '' && b.company !== '') return 'different'
  // A father and his son.
  if (a.suffix !== '' && b.suffix !== '' && a.suffix !== b.suffix) return 'different'
  const given = compareGiven(a.given, b.given)
  const family = compareFamily(a.family, b.family)
  if (isSwapped(a, b)) return 'near'
  if (given === 'different') return 'different'
  if (family === 'different') return given === 'same' ? 'given' : 'different'
  if (given === 'unknown' || family === 'unknown') return 'unknown'
  return given === 'same' && family === 'same' ? 'same' : 'near'
}

function isSwapped(a: Named, b: Named): boolean {
  if (a.given === '' || b.given === '') return false
  const [first, last] = [compareEither(a.given, b.family), compareEither(b.given, a.family)]
  return isAlike(first) && isAlike(last) && (first === 'same' || last === 'same')
}

const isAlike = (part: Part) => part === 'same' || part === 'near'

/** A word that may be a given name or a last name. */
function compareEither(word: string, family: readonly string[]): Part {
  if (fullNamesOf(word).size > 0 && fullNamesOf(family[0] ?? '').size > 0) return compareGiven(word, family[0] ?? '')
  const asFamily = compareFamily([word], family)
  return isAlike(asFamily) ? asFamily : compareGiven(word, family[0] ?? '')
}

function compareGiven(a: string, b: string): Part {
  if (a === '' || b === '') return 'unknown'
  if (a === b) return 'same'
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? 'unknown' : 'different'
  const [full, others] = [fullNamesOf(a), fullNamesOf(b)]
  if ([...full].some((name) => others.has(name))) return 'near'
  // Mark and Mary are one letter apart, and two people.
  if (full.size > 0 && others.size > 0) return 'different'
  return isTypo(a, b) ? 'near' : 'different'
}

function compareFamily(a: readonly string[], b: readonly string[]): Part {
  if (a.length === 0 || b.length === 0) return 'unknown'
  if (a.join(' ') === b.join(' ')) return 'same'
  // A double name, of which one is left out.
  if (a.some((word) => b.includes(word))) return 'near'
  const [one, other] = [a.join(''), b.join('')]
  return isTypo(one, other) || isSoundalike(one, other) ? 'near' : 'different'
}

const LONG = 8
/** Names shorter than this are near to nearly everything. */
const SHORTEST = 4

function isTypo(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < SHORTEST - 1 || Math.max(a.length, b.length) < SHORTEST) return false
  const most = Math.min(a.length, b.length) < LONG ? 1 : 2
  if (Math.abs(a.length - b.length) > most) return false
  return [costOf(a, b), costOf(b, a)].some((cost) => cost !== undefined && cost <= most)
}

const isSoundalike = (a: string, b: string): boolean =>
  a[0] === b[0] && Math.abs(a.length - b.length) <= 2 && soundsOf(a).some((sound) => soundsOf(b).includes(sound))
