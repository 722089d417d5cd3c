/** Guesses the fields of a file's columns from their headings. Pure. */
import type { ImportMapping } from 'openapi'

/** A field, the headings it goes by, and whether it takes several columns. */
export type Guess = { field: string; names: readonly string[]; takesMany?: boolean }

/** What people write short. */
const SHORT: { readonly [word: string]: string } = {
  '#': 'number',
  no: 'number',
  num: 'number',
  nbr: 'number',
  addr: 'address',
  ph: 'phone',
  tel: 'phone',
  telephone: 'phone',
  cellular: 'cell',
}

/** A heading in the form in which two are the same: "Email Addr" as "emailaddress", and "FirstName" as "first name". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .split(/(#)|[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word] : word))
    .join('')

/** A field that takes several columns is read from no more than these. */
const MOST_COLUMNS = 20

/**
 * The field of each column with a known heading. A column is read once. A field takes the first column that matches or, if it
 * takes many, all of them in the order of its names.
 */
export function guessColumns(columns: readonly string[], guesses: readonly Guess[]): ImportMapping {
  const mapping: ImportMapping = {}
  const heads = columns.map(plain)
  const used = new Set<number>()
  for (const { field, names, takesMany = false } of guesses) {
    const found = [...new Set(names.map(plain))].flatMap((name) =>
      heads.flatMap((head, at) => (head === name && !used.has(at) ? [at] : [])),
    )
    const taken = takesMany ? found.slice(0, MOST_COLUMNS) : [Math.min(...found)].filter(Number.isFinite)
    const [first, ...others] = taken
    if (first === undefined) continue
    for (const at of taken) used.add(at)
    mapping[field] = others.length > 0 ? taken : first
  }
  return mapping
}
