/**
 * What a query of two words and more asks for of the phrase prefixes that records keep. A phrase prefix is rare where its words are not:
 * of thousands of records on a street, one has the number.
 */
import { phrasePrefix } from '#platform/records/search-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { asTyped, type Meant } from './word-lookup.ts'

/** Near words tried in place of each of the two. */
const MOST_NEAR = 8

/**
 * Phrase prefixes with words that begin as the first two do, and the other words anywhere. The first is a whole word where it is a
 * number, or begins too many. Null for a query of one word.
 */
export async function phrasePrefixesOf(vocabulary: Vocabulary, words: readonly string[]): Promise<Meant[] | null> {
  const [first, second, ...others] = words
  if (first === undefined || second === undefined) return null
  const firsts = new Set([first, ...(await vocabulary.wordsStartingWith(first))])
  return [{ begins: [...firsts].map((one) => phrasePrefix(one, second)), whole: [] }, ...others.map(asTyped)]
}

/** Phrase prefixes with words as the first two or near them, and of the other words what is meant. Null for a query of one word. */
export function nearPhrasePrefixes(words: readonly Meant[]): Meant[] | null {
  const [first, second, ...others] = words
  if (!first || !second) return null
  const firsts = [...first.begins, ...first.whole.slice(0, MOST_NEAR)]
  const pairs = (seconds: readonly string[]) => firsts.flatMap((one) => seconds.map((two) => phrasePrefix(one, two)))
  return [{ begins: pairs(second.begins), whole: pairs(second.whole.slice(0, MOST_NEAR)) }, ...others]
}
