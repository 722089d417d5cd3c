/**
 * Turns a query of two or more words into phrase prefixes of records. A phrase prefix is rare even if its words are
 * common: of thousands of records on a street, one has the number.
 */
import { phrasePrefix } from '#platform/records/search-tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import { asTyped, type Meant } from './word-lookup.ts'

/** The most near words tried for each of the two. */
const MOST_NEAR = 8

/**
 * Phrase prefixes whose words begin with the first two words, with the other words anywhere. The first word must match
 * fully if it is a number, or the prefix of too many words. Null for a query of one word.
 */
export async function phrasePrefixesOf(vocabulary: Vocabulary, words: readonly string[]): Promise<Meant[] | null> {
  const [first, second, ...others] = words
  if (first === undefined || second === undefined) return null
  const firsts = new Set([first, ...(await vocabulary.wordsStartingWith(first))])
  return [{ begins: [...firsts].map((one) => phrasePrefix(one, second)), whole: [] }, ...others.map(asTyped)]
}

/**
 * Phrase prefixes with the first two words or near ones, and the meanings of the other words. Null for a query of one
 * word.
 */
export function nearPhrasePrefixes(words: readonly Meant[]): Meant[] | null {
  const [first, second, ...others] = words
  if (!first || !second) return null
  const firsts = [...first.begins, ...first.whole.slice(0, MOST_NEAR)]
  const pairs = (seconds: readonly string[]) => firsts.flatMap((one) => seconds.map((two) => phrasePrefix(one, two)))
  return [{ begins: pairs(second.begins), whole: pairs(second.whole.slice(0, MOST_NEAR)) }, ...others]
}
