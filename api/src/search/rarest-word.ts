/**
 * Of several words, MongoDB reads the index on words by one, and looks for the others in the records that it finds. Which one
 * makes the difference: "1 maple" by its first word is every record with a number that begins so.
 */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { Collected } from '../http/presenter.ts'

/** What may stand for one word of a query: the words that begin with it, or others that it may mean. */
export type Readings = readonly (RegExp | string)[]

/** Records found by a word: a condition that is theirs in any case, and the index that has it. */
export type ByWord = { condition: Document; index: Document }

/** The index on words that every searched collection has. */
const BY_WORDS = { account: 1, search: 1 }

/** A word that no more records have is read by that index and sorted; a common one is soon met in the order of the list. */
const RARE = 3000
/** Counted up to here first: most queries have a word that so few records have, and need no more. */
const FEW = 300

/** How to read what has all the words: by the one that the fewest records have. Says whether these are few enough to sort. */
export async function byRarest(
  { collection }: Collected,
  account: Types.ObjectId,
  words: readonly Readings[],
): Promise<ByWord & { isRare: boolean }> {
  for (const most of [FEW, RARE]) {
    const counts = await Promise.all(
      // In the index alone.
      words.map((word) => collection.countDocuments(having(account, word), { limit: most + 1, hint: BY_WORDS })),
    )
    const fewest = Math.min(...counts)
    const rarest = words[counts.indexOf(fewest)]
    if (rarest && fewest <= most) return { ...byWord(rarest), isRare: true }
  }
  return { ...byWord(words[0] ?? []), isRare: false }
}

const having = (account: Types.ObjectId, word: Readings): Document => ({ account, search: { $in: word } })

/** How to read what has the word: of all conditions on an array, MongoDB looks up one on its elements first. */
export const byWord = (word: Readings): ByWord => ({
  condition: { search: { $elemMatch: { $in: word } } },
  index: BY_WORDS,
})
