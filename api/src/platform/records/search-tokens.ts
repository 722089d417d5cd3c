/**
 * Search by word prefixes with a single index: a record stores its words, and a query looks for each of its own.
 * Records also store the phrase prefixes of their texts, since people type a house number and street, or a first and
 * last name.
 */
import type { Document } from 'mongodb'
import { splitPhone } from '#rules/phones/extension.ts'
import { literally } from './patterns.ts'

/** The index of every searchable collection: records with a word, most recently changed first. */
export const BY_TOKENS = { account: 1, search: 1, updated_at: -1, _id: -1 } as const

/** Marks a phrase prefix. No word begins with it, so searches for words never match phrase prefixes. */
const MARK = '"'

/**
 * The words of the texts: lower case, without accents or duplicates. A phone number counts as its digits, without
 * an extension. Also the phrase prefix of each text, as one entry.
 */
export function searchTokens(...texts: readonly (string | null | undefined)[]): string[] {
  const entries = texts.flatMap((text) => {
    const words = wordsOf(text ?? '')
    const [first, second] = words
    return [...words, ...digitsOf(text ?? ''), ...(first && second ? [phrasePrefix(first, second)] : [])]
  })
  return [...new Set(entries)]
}

/** The phrase prefix that a record stores for a text beginning with these two words. */
export const phrasePrefix = (first: string, second: string): string => `${MARK}${first} ${second}`

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}@.]+/u)
    .filter((word) => word !== '')

function digitsOf(text: string): string[] {
  const { number } = splitPhone(text)
  const digits = number.replaceAll(/\D/g, '')
  return digits.length >= 7 && !/\p{L}/u.test(number) ? [digits] : []
}

/** The words of a query. A number with separators, such as a phone number, is one word. */
export function queryWords(query: string): string[] {
  const digits = digitsOf(query)
  return digits.length > 0 ? digits : wordsOf(query)
}

/** Matches words that begin with `word`, or phrase prefixes that begin with a phrase prefix. */
export const beginsWith = (word: string): RegExp => new RegExp(`^${literally(word)}`)

/** A filter on `search` for records in which every word of `query` is the prefix of some word. */
export function searchFilter(query: string): Document {
  const words = queryWords(query)
  // Punctuation alone matches no record.
  if (words.length === 0) return { search: { $in: [] } }
  return { $and: words.map((word) => ({ search: beginsWith(word) })) }
}
