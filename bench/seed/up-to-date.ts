/** Prepares a seeded database like the API does at its start and in operation, before anything is measured. */
import { connectDb, disconnectDb, prepareDb } from 'api/db'
import { migrate, migrateInBackground } from 'api/migrations'
import { learnEverything } from 'api/vocabulary'
import 'api/app'

/** Runs every migration and learns every word of a seeded database. */
export async function bringUpToDate(uri: string): Promise<void> {
  await connectDb(uri)
  await learnEverything()
  await prepareDb()
  await migrate()
  await migrateInBackground(true, new AbortController().signal)
  await disconnectDb()
}
