/**
 * What a query of two words and more asks for of the openings that records keep. An opening is rare where its words are not:
 * of thousands of records on a street, one has the number.
 */
import type { Types } from 'mongoose'
import { opening } from '../records/search-words.ts'
import { begunWords } from './vocabulary.ts'
import { asTyped, type Meant } from './word-lookup.ts'

/** Words that the first of a query may begin; where there are more, it is taken for a whole one. */
const MOST_BEGUN = 20
/** Near words tried in place of each of the two. */
const MOST_NEAR = 8

/** Openings with words that begin as the first two do, and the other words anywhere. Null for a query of one word. */
export async function openingsOf(account: Types.ObjectId, words: readonly string[]): Promise<Meant[] | null> {
  const [first, second, ...others] = words
  if (first === undefined || second === undefined) return null
  const firsts = new Set([first, ...(await begunWords(account, first, MOST_BEGUN))])
  return [{ begins: [...firsts].map((one) => opening(one, second)), whole: [] }, ...others.map(asTyped)]
}

/** Openings with words as the first two or near them, and of the other words what is meant. Null for a query of one word. */
export function nearOpenings(words: readonly Meant[]): Meant[] | null {
  const [first, second, ...others] = words
  if (!first || !second) return null
  const firsts = [...first.begins, ...first.whole.slice(0, MOST_NEAR)]
  const pairs = (seconds: readonly string[]) => firsts.flatMap((one) => seconds.map((two) => opening(one, two)))
  return [{ begins: pairs(second.begins), whole: pairs(second.whole.slice(0, MOST_NEAR)) }, ...others]
}
