/** Gives a seeded database what the API gives it when it starts and while it serves, before anything is measured. */
import { connectDb, disconnectDb, prepareDb } from 'api/db'
import { migrate, migrateInBackground } from 'api/migrations'
import { learnEverything } from 'api/vocabulary'
import 'api/app'

export async function bringUpToDate(uri: string): Promise<void> {
  await connectDb(uri)
  await learnEverything()
  await prepareDb()
  await migrate()
  await migrateInBackground(true, new AbortController().signal)
  await disconnectDb()
}
