/**
 * Of several words, MongoDB reads the index on words by one, and looks for the others in the records that it finds. Which one
 * makes the difference: "1 maple" by its first word is every record with a number that begins so.
 */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { Collected } from '../http/presenter.ts'
import { beginsWith, BY_WORDS } from '../records/search-words.ts'

/** What a record may have for one word of a query: words that begin as typed, or one of the near ones. */
export type Meant = { typed: string; near: readonly string[] }

/** Records found by a word: a condition that is theirs in any case, and the index that has it. */
export type ByWord = { condition: Document; index: Document }

/** A word that no more records have is read by that index and sorted; a common one is soon met in the order of the list. */
const RARE = 3000
/** Counted up to here first: most queries have a word that so few records have, and need no more. */
const FEW = 300

/** How to read what has all the words: by the one that the fewest records have. Says whether these are few enough to sort. */
export async function byRarest(
  model: Collected,
  account: Types.ObjectId,
  words: readonly Meant[],
): Promise<ByWord & { isRare: boolean }> {
  for (const most of [FEW, RARE]) {
    const counts = await Promise.all(words.map((word) => countUpTo(most + 1, model, account, havingOne(word))))
    const fewest = Math.min(...counts)
    const rarest = words[counts.indexOf(fewest)]
    if (!rarest || fewest > most) continue
    const by = fewest > FEW ? await inOrder(model, account, rarest) : byWord(havingOne(rarest))
    return { ...by, isRare: true }
  }
  return { ...byWord(havingOne(words[0])), isRare: false }
}

/** Whether a record of the account has a word that begins so. */
export const isBegun = async (model: Collected, account: Types.ObjectId, typed: string): Promise<boolean> =>
  (await countUpTo(1, model, account, beginsWith(typed))) > 0

/** What is asked of the words of a record. */
export const havingOne = ({ typed, near }: Meant = { typed: '', near: [] }): Document => ({
  $in: [beginsWith(typed), ...near],
})

/** Counted in the index alone. */
const countUpTo = (limit: number, { collection }: Collected, account: Types.ObjectId, search: unknown) =>
  collection.countDocuments({ account, search }, { limit, hint: BY_WORDS })

/** A word that begins no longer one is met in the order of the index, so that whoever wants a few reads little more. */
async function inOrder(model: Collected, account: Types.ObjectId, word: Meant): Promise<ByWord> {
  const { typed, near } = word
  const longer = { $elemMatch: { $gt: typed, $lt: `${typed}\u{10FFFF}` } }
  const isWhole = near.length === 0 && (await countUpTo(1, model, account, longer)) === 0
  return byWord(isWhole ? { $eq: typed } : havingOne(word))
}

/** Of all conditions on an array, MongoDB looks up one on its elements first. */
const byWord = (word: Document): ByWord => ({ condition: { search: { $elemMatch: word } }, index: BY_WORDS })
