/** ZIP codes. Addresses name no country, so whatever is digits alone is one of the US. Pure. */

const DIGITS = /^[\d\s-]+$/
const ZIP = /^\d{5}(?:[-\s]?\d{4})?$/

/** Why a text can't be a ZIP code; null if it can, or if it is a postal code with letters. */
export const zipFault = (text: string): string | null =>
  DIGITS.test(text) && !ZIP.test(text.trim())
    ? 'must have five digits, such as 06103, or nine, such as 06103-1411'
    : null
