/** A process that is killed leaves transactions open. MongoDB keeps their locks for a minute, and the next one starts at once. */
import mongoose, { type ClientSession, type Collection } from 'mongoose'
import { expect, it } from 'vitest'
import { useApiProcesses } from './api-process.ts'
import { createPeople } from './factories/people.ts'
import { useTestApp } from './test-app.ts'

useTestApp()
const startApi = useApiProcesses()

it('a process is ready while the transactions of a dead one hold their locks', async () => {
  await createPeople('north')
  await startApi()
  const session = await mongoose.startSession()
  try {
    session.startTransaction()
    for (const { collection } of Object.values(mongoose.models)) await touch(collection, session)
    const { origin } = await startApi()
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  } finally {
    await session.abortTransaction()
    await session.endSession()
  }
  // Two processes start; both take seconds of a processor, which others may have.
}, 60_000)

async function touch(collection: Collection, session: ClientSession): Promise<void> {
  const one = await collection.findOne({}, { session })
  if (one) await collection.updateOne({ _id: one._id }, { $set: { touched: true } }, { session })
  else await collection.insertOne({ touched: true }, { session })
}
