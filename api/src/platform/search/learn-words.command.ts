/**
 * Maintains the vocabularies that typos are corrected from. They are written outside the record's transaction:
 * otherwise, changes that share a new word would wait for each other. So a word may exist without a record. That only
 * costs a lookup, since correction checks the records anyway.
 */
import { mongo, Types } from 'mongoose'
import { setImmediate } from 'node:timers/promises'
import { isKept, keptForms } from '#platform/records/near-words.ts'
import { type StoredWord, WordModel } from './word.model.ts'

/** Words that this process has already learned, so that common words need no query on every save. */
const learned = new Set<string>()
const MOST_LEARNED = 50_000

const keyOf = (account: Types.ObjectId, word: string) => `${String(account)} ${word}`

/** Forgets that this process knows the words, so that it learns them again when a record has them. */
export function unlearn(account: Types.ObjectId, words: readonly string[]): void {
  for (const word of words) learned.delete(keyOf(account, word))
}

/** Words learned together: many records saved at once cause a single query. */
type Lesson = { words: Map<string, Set<string>>; learned: Promise<void> }
let next: Lesson | undefined
let last: Promise<unknown> = Promise.resolve()

/** Adds the words to the account's vocabulary. Call it before the records with them are committed. */
export async function learnWords(account: Types.ObjectId, words: readonly string[]): Promise<void> {
  const unknown = words.filter((word) => isKept(word) && !learned.has(keyOf(account, word)))
  if (unknown.length === 0) return
  const lesson = (next ??= prepareLesson())
  const wanted = lesson.words.get(String(account)) ?? new Set()
  for (const word of unknown) wanted.add(word)
  lesson.words.set(String(account), wanted)
  await lesson.learned
}

/** A batch that starts when the previous one is done, and collects words until then. */
function prepareLesson(): Lesson {
  const words: Lesson['words'] = new Map()
  const begin = async () => {
    await setImmediate()
    next = undefined
    for (const [account, wanted] of words) await learn(new Types.ObjectId(account), [...wanted])
  }
  // Those waiting for the previous batch have already received its error.
  const lesson = { words, learned: last.then(begin, begin) }
  last = lesson.learned
  return lesson
}

async function learn(account: Types.ObjectId, words: readonly string[]): Promise<void> {
  const stored = await WordModel.collection.distinct('word', { account, word: { $in: words } })
  const known = new Set<unknown>(stored)
  const missing = words.filter((word) => !known.has(word))
  if (missing.length > 0) await insertWords(wordRecords(account, missing))
  if (learned.size > MOST_LEARNED) learned.clear()
  for (const word of words) learned.add(keyOf(account, word))
}

/** The words as stored in the vocabulary. Words that typos are not corrected to are left out. */
export function wordRecords(account: Types.ObjectId, words: readonly string[]): StoredWord[] {
  return words.filter(isKept).map((word) => ({ account, word, forms: keptForms(word) }))
}

const DUPLICATE_KEY = 11_000

/** Stores the words that are missing in the vocabularies. */
export async function insertWords(records: StoredWord[]): Promise<void> {
  try {
    await WordModel.collection.insertMany(records, { ordered: false })
  } catch (error) {
    // Another process learned a word at the same time.
    const isKnown = error instanceof mongo.MongoBulkWriteError && error.code === DUPLICATE_KEY
    if (!isKnown) throw error
  }
}
