/** Gives a seeded database the indexes that the API declares. */
import { connectDb, disconnectDb, prepareDb } from 'api/db'
import 'api/app'

export async function createIndexes(uri: string): Promise<void> {
  await connectDb(uri)
  await prepareDb()
  await disconnectDb()
}
