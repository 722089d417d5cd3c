/** Keys of custom fields and of their options, made from names. Pure. */

const LONGEST = 40

/** `Budget (max.)` → `budget_max`. Ends in a number if the key is taken. */
export function keyOf(name: string, taken: ReadonlySet<string>, otherwise: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
  const key = plain.slice(0, LONGEST).replace(/_+$/, '') || otherwise
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `_${number}`
    const numbered = `${key.slice(0, LONGEST - end.length)}${end}`
    if (!taken.has(numbered)) return numbered
  }
}
