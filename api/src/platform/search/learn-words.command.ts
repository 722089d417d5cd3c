/**
 * Keeps the vocabulary of accounts, which typos are corrected from. It is written beside the transaction of the record, not
 * in it: changes that share a new word would otherwise wait for each other. So a word may be there without a record, which
 * costs a lookup and nothing else; the correction asks the records in any case.
 */
import { mongo, Types } from 'mongoose'
import { setImmediate } from 'node:timers/promises'
import { isKept, keptForms } from '#platform/records/near-words.ts'
import { type StoredWord, WordModel } from './word.model.ts'

/** What this process has learnt already, so that the common words of an account are not asked for with every save. */
const learnt = new Set<string>()
const MOST_LEARNT = 50_000

const keyOf = (account: Types.ObjectId, word: string) => `${String(account)} ${word}`

/** Words of accounts that are learnt together: many records that are saved at once ask the database once. */
type Lesson = { words: Map<string, Set<string>>; learnt: Promise<void> }
let next: Lesson | undefined
let last: Promise<unknown> = Promise.resolve()

/** Adds the words to the vocabulary of the account. Call it before the records that have them are committed. */
export async function learnWords(account: Types.ObjectId, words: readonly string[]): Promise<void> {
  const unknown = words.filter((word) => isKept(word) && !learnt.has(keyOf(account, word)))
  if (unknown.length === 0) return
  const lesson = (next ??= prepareLesson())
  const wanted = lesson.words.get(String(account)) ?? new Set()
  for (const word of unknown) wanted.add(word)
  lesson.words.set(String(account), wanted)
  await lesson.learnt
}

/** A lesson that begins once the one before is over, and takes what is asked for until then. */
function prepareLesson(): Lesson {
  const words: Lesson['words'] = new Map()
  const begin = async () => {
    await setImmediate()
    next = undefined
    for (const [account, wanted] of words) await learn(new Types.ObjectId(account), [...wanted])
  }
  // Whoever waited for the one before has heard of its failure.
  const lesson = { words, learnt: last.then(begin, begin) }
  last = lesson.learnt
  return lesson
}

async function learn(account: Types.ObjectId, words: readonly string[]): Promise<void> {
  const stored = await WordModel.collection.distinct('word', { account, word: { $in: words } })
  const known = new Set<unknown>(stored)
  const missing = words.filter((word) => !known.has(word))
  if (missing.length > 0) await insertWords(wordRecords(account, missing))
  if (learnt.size > MOST_LEARNT) learnt.clear()
  for (const word of words) learnt.add(keyOf(account, word))
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
