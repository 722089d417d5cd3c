/** Lets one process at a time migrate. Others wait; they take over soon after the one that migrates is gone. */
import mongoose, { trusted } from 'mongoose'
import { MigrationLeaseModel } from './migration.model.ts'

/** Short, because the next process waits that long after a kill. */
const LEASE_MS = 3000
const RENEW_MS = 1000
const ID = 'start'
const DUPLICATE_KEY = 11000

/** Runs `work` while no other process runs its own. Returns false if another one does. */
export async function holdLease(work: () => Promise<void>): Promise<boolean> {
  if (!(await take())) return false
  const renewing = setInterval(() => void renew().catch(() => undefined), RENEW_MS)
  try {
    await work()
  } finally {
    clearInterval(renewing)
    await MigrationLeaseModel.deleteOne({ _id: ID })
  }
  return true
}

const until = () => new Date(Date.now() + LEASE_MS)

async function take(): Promise<boolean> {
  try {
    const free = { _id: ID, until: trusted({ $lte: new Date() }) }
    await MigrationLeaseModel.updateOne(free, { $set: { until: until() } }, { upsert: true })
    return true
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY) return false
    throw error
  }
}

const renew = () => MigrationLeaseModel.updateOne({ _id: ID }, { $set: { until: until() } })
