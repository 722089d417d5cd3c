/**
 * Sentences about wrong fields. The API's reasons are what is said of a field: "is required". So they read as a sentence
 * after the field's name, or after "This" where the field is in view.
 */
import type { FieldError } from 'openapi'

/** The reason as a sentence at its field: "This is required". */
export const atField = (reason: string): string => (/^\p{Ll}/u.test(reason) ? `This ${reason}` : reason)

/**
 * The reason as a sentence away from its field: "Rule 1: Price to is required". A field's path isn't for people. The first
 * of several values, such as phones, has the only field on most screens, and no number: "Phone is required".
 */
export function awayFromField({ field, reason }: FieldError): string {
  const names = wordsOf(field)
  const name = field.endsWith('.0') ? names.at(-1)?.replace(/ 1$/, '') : names.at(-1)
  if (name === undefined) return atField(reason)
  const sentence = /^\p{Ll}/u.test(reason) ? `${name} ${reason}` : `${name}: ${reason}`
  return [...names.slice(0, -1).filter((one) => / \d+$/.test(one)), sentence].join(': ')
}

const RECORD_ID = /^[0-9a-f]{24}$/

/** `rules.0.price_to` as "Rule 1" and "Price to". */
function wordsOf(path: string): string[] {
  const words: string[] = []
  for (const step of path.split('.')) {
    const last = words.pop()
    if (last !== undefined && /^\d+$/.test(step)) words.push(`${oneOf(last)} ${Number(step) + 1}`)
    else if (last !== undefined && RECORD_ID.test(step)) words.push(oneOf(last))
    else words.push(...(last === undefined ? [] : [last]), ...(step === '' ? [] : [named(step)]))
  }
  return words
}

const CAPITALS = /\b(?:id|mls|pdf|url|zip)(?=s?\b)/gi

function named(step: string): string {
  const words = step.replaceAll('_', ' ').replaceAll(CAPITALS, (word) => word.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const oneOf = (name: string): string =>
  name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/(?<=[^s])s$/, '')
