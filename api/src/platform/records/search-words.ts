/**
 * Search by the beginnings of words, over one index: a record keeps its words, a query asks for each of its own. Beside them
 * it keeps the phrase prefixes of its texts, since a house number and its street, or a first and a last name, are what people type.
 */
import type { Document } from 'mongodb'
import { literally } from './patterns.ts'

/** The index that every searched collection has: the records with a word, the latest changed first. */
export const BY_WORDS = { account: 1, search: 1, updated_at: -1, _id: -1 } as const

/** Begins a phrase prefix and no word, so that nobody who looks for words meets phrase prefixes. */
const MARK = '"'

/**
 * The words of the texts: lower case, without accents, each once. A phone number counts as its digits. And the phrase prefix of each
 * text, as one entry.
 */
export function searchWords(...texts: readonly (string | null | undefined)[]): string[] {
  const entries = texts.flatMap((text) => {
    const words = wordsOf(text ?? '')
    const [first, second] = words
    return [...words, ...digitsOf(text ?? ''), ...(first && second ? [phrasePrefix(first, second)] : [])]
  })
  return [...new Set(entries)]
}

/** How a record keeps that one of its texts opens with these two words. */
export const phrasePrefix = (first: string, second: string): string => `${MARK}${first} ${second}`

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}@.]+/u)
    .filter((word) => word !== '')

function digitsOf(text: string): string[] {
  const digits = text.replaceAll(/\D/g, '')
  return digits.length >= 7 && !/\p{L}/u.test(text) ? [digits] : []
}

/** The words that a query asks for; a number with marks between, such as a phone number, is one. */
export function queryWords(query: string): string[] {
  const digits = digitsOf(query)
  return digits.length > 0 ? digits : wordsOf(query)
}

/** Words that begin with `word`, or phrase prefixes with a phrase prefix. */
export const beginsWith = (word: string): RegExp => new RegExp(`^${literally(word)}`)

/** A filter on the field `search` for records in which every word of `query` begins some word. */
export function searchFilter(query: string): Document {
  const words = queryWords(query)
  // Punctuation alone asks for nothing that a record could have.
  if (words.length === 0) return { search: { $in: [] } }
  return { $and: words.map((word) => ({ search: beginsWith(word) })) }
}
