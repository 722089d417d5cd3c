/** Gives a seeded database what the API keeps beside its records: the words for its search, and indexes. */
import { connectDb, disconnectDb, prepareDb } from 'api/db'
import { learnEverything } from 'api/vocabulary'
import 'api/app'

export async function createIndexes(uri: string): Promise<void> {
  await connectDb(uri)
  await learnEverything()
  await prepareDb()
  await disconnectDb()
}
