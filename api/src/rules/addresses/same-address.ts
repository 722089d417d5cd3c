/** Whether two addresses are the same place, however they are written. Pure. */

export type Address = {
  street?: string | null | undefined
  unit?: string | null | undefined
  city?: string | null | undefined
  zip?: string | null | undefined
}

/**
 * Common words of streets, and what they are abbreviated to. Source: USPS Publication 28, Postal Addressing Standards,
 * appendices B (directionals) and C1 (street suffixes).
 */
const ABBREVIATIONS: { readonly [word: string]: string } = {
  north: 'n',
  northeast: 'ne',
  east: 'e',
  southeast: 'se',
  south: 's',
  southwest: 'sw',
  west: 'w',
  northwest: 'nw',
  alley: 'aly',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  cove: 'cv',
  crescent: 'cres',
  crossing: 'xing',
  drive: 'dr',
  expressway: 'expy',
  freeway: 'fwy',
  heights: 'hts',
  highway: 'hwy',
  hill: 'hl',
  hills: 'hls',
  landing: 'lndg',
  lane: 'ln',
  mount: 'mt',
  mountain: 'mtn',
  parkway: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  point: 'pt',
  ridge: 'rdg',
  road: 'rd',
  route: 'rte',
  saint: 'st',
  square: 'sq',
  street: 'st',
  str: 'st',
  terrace: 'ter',
  trail: 'trl',
  turnpike: 'tpke',
  valley: 'vly',
  village: 'vlg',
}

/** Words before the number of a unit. */
const UNIT_WORDS = new Set(['apartment', 'apt', 'no', 'number', 'suite', 'ste', 'unit'])

/** The words of a street as the post abbreviates them, with a unit at its end left out. */
export function streetWords(street: string | null | undefined): string[] {
  const all = words(street)
  const unit = all.findIndex((word, i) => i > 0 && UNIT_WORDS.has(word))
  return (unit < 0 ? all : all.slice(0, unit)).map((word) => ABBREVIATIONS[word] ?? word)
}

/** Whether both are the same place. What one of them leaves out of city and ZIP code does not tell them apart. */
export function isSameAddress(one: Address, other: Address): boolean {
  const street = streetWords(one.street).join(' ')
  if (street === '' || street !== streetWords(other.street).join(' ')) return false
  if (unitOf(one) !== unitOf(other)) return false
  const [zip, otherZip] = [zipOf(one), zipOf(other)]
  if (zip && otherZip) return zip === otherZip
  const [city, otherCity] = [words(one.city).join(' '), words(other.city).join(' ')]
  return !city || !otherCity || city === otherCity
}

const words = (text: string | null | undefined): string[] =>
  (text ?? '')
    .normalize('NFKD')
    .replaceAll(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replaceAll('#', ' unit ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The unit, which people also write at the end of the street. */
function unitOf({ street, unit }: Address): string {
  const own = words(unit).filter((word) => !UNIT_WORDS.has(word))
  if (own.length > 0) return own.join(' ')
  const all = words(street)
  const start = all.findIndex((word, i) => i > 0 && UNIT_WORDS.has(word))
  return start < 0
    ? ''
    : all
        .slice(start)
        .filter((word) => !UNIT_WORDS.has(word))
        .join(' ')
}

/** The first five digits: the rest only says which block. */
const zipOf = ({ zip }: Address): string => (zip ?? '').trim().slice(0, 5).toLowerCase()
