/** Gives a seeded database what the API keeps beside its records, as it does when it starts, but in whatever time it takes. */
import { connectDb, disconnectDb, prepareDb } from 'api/db'
import { migrate } from 'api/migrations'
import { learnEverything } from 'api/vocabulary'
import 'api/app'

export async function bringUpToDate(uri: string): Promise<void> {
  await connectDb(uri)
  await learnEverything()
  await prepareDb()
  await migrate()
  await disconnectDb()
}
