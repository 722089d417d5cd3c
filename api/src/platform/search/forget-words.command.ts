/** Takes words out of an account's vocabulary that no record uses any more. */
import type { Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import type { Collected } from '#platform/reads/presenter.ts'
import { unlearn } from './learn-words.command.ts'
import { WordModel } from './word.model.ts'

type Forgetting = {
  account: Types.ObjectId
  words: readonly string[]
  /** The models whose records are searched. */
  models: readonly Collected[]
}

/** Takes words out of the account's vocabulary, except those that a record still has. */
export async function forgetWords({ session }: Change, { account, words, models }: Forgetting): Promise<void> {
  const isUsed = async (word: string) => {
    for (const { collection } of models)
      if (await collection.findOne({ account, search: word }, { session, projection: { _id: 1 } })) return true
    return false
  }
  const unused: string[] = []
  for (const word of words) {
    if (!(await isUsed(word))) unused.push(word)
  }
  await WordModel.collection.deleteMany({ account, word: { $in: unused } }, { session })
  unlearn(account, unused)
}
