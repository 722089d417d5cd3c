/**
 * Keeps the vocabulary of accounts, which typos are corrected from. It is written beside the transaction of the record, not
 * in it: changes that share a new word would otherwise wait for each other. So a word may be there without a record, which
 * costs a lookup and nothing else; the correction asks the records in any case.
 */
import { mongo, Types } from 'mongoose'
import { isKept, keptForms } from '../records/near-words.ts'
import { type StoredWord, WordModel } from './word.model.ts'

/** What this process has learnt already, so that the common words of an account are not asked for with every save. */
const learnt = new Set<string>()
const MOST_LEARNT = 50_000

/** Adds the words to the vocabulary of the account. Call it before the records that have them are committed. */
export async function learnWords(account: Types.ObjectId, words: readonly string[]): Promise<void> {
  const keyOf = (word: string) => `${String(account)} ${word}`
  const unknown = words.filter((word) => isKept(word) && !learnt.has(keyOf(word)))
  if (unknown.length === 0) return
  const stored = await WordModel.collection.distinct('word', { account, word: { $in: unknown } })
  const known = new Set<unknown>(stored)
  const missing = wordRecords(
    account,
    unknown.filter((word) => !known.has(word)),
  )
  if (missing.length > 0) await insertWords(missing)
  if (learnt.size > MOST_LEARNT) learnt.clear()
  for (const word of unknown) learnt.add(keyOf(word))
}

/** The words as the vocabulary stores them; those that typos are not corrected to are left out. */
export function wordRecords(account: Types.ObjectId, words: readonly string[]): StoredWord[] {
  return words.filter(isKept).map((word) => ({ account, word, forms: keptForms(word) }))
}

const DUPLICATE_KEY = 11_000

/** Stores the words that the vocabularies do not have yet. */
export async function insertWords(records: StoredWord[]): Promise<void> {
  try {
    await WordModel.collection.insertMany(records, { ordered: false })
  } catch (error) {
    // Somebody else learnt a word at the same time.
    const isKnown = error instanceof mongo.MongoBulkWriteError && error.code === DUPLICATE_KEY
    if (!isKnown) throw error
  }
}
