/** The contract's format `range`: two ends with `..` between them. Pure. */

const NUMBER = /^\d+$/

/** Whether a range of numbers or days doesn't end before it starts. One with an open end never does. */
export function isInOrder(range: string): boolean {
  const [from = '', to = ''] = range.split('..')
  if (from === '' || to === '') return true
  return NUMBER.test(from) && NUMBER.test(to) ? Number(from) <= Number(to) : from <= to
}
