/** Fills an empty vocabulary from existing records: those stored before vocabularies, or written without the models. */
import type { Types } from 'mongoose'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { KEPT } from '#platform/records/near-words.ts'
import { insertWords, wordRecords } from '#platform/search/learn-words.command.ts'
import { type StoredWord, WordModel } from '#platform/search/word.model.ts'

const BATCH = 1000

const WORDS = [{ $project: { _id: 0, account: 1, search: 1 } }, { $unwind: '$search' }, { $match: { search: KEPT } }]

/** Learns the words of all records if the vocabulary is empty. Returns how many. Call it before serving requests. */
export async function learnEverything(): Promise<number> {
  if (await WordModel.exists({})) return 0
  let count = 0
  let batch: StoredWord[] = []
  const insert = async () => {
    if (batch.length > 0) await insertWords(batch)
    count += batch.length
    batch = []
  }
  for await (const { _id, words } of vocabularies()) {
    batch.push(...wordRecords(_id, words))
    if (batch.length >= BATCH) await insert()
  }
  await insert()
  return count
}

/** The words of each account. */
const vocabularies = () =>
  DealModel.collection.aggregate<{ _id: Types.ObjectId; words: string[] }>(
    [
      ...WORDS,
      { $unionWith: { coll: ContactModel.collection.collectionName, pipeline: WORDS } },
      { $unionWith: { coll: TaskModel.collection.collectionName, pipeline: WORDS } },
      { $group: { _id: '$account', words: { $addToSet: '$search' } } },
    ],
    { allowDiskUse: true },
  )
