/** The claim on an import: one process at a time works on it, and sends a heartbeat. */
import { trusted, type Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { ImportWorkerModel } from '#processes/import-rows/import.model.ts'

/** A process that has sent no heartbeat for this long is considered dead. */
const SILENCE_MS = 30_000

/** Releases the import to the next process that looks. */
export async function offerImport({ session, at }: Change, _id: Types.ObjectId): Promise<void> {
  const offered = { $set: { alive_at: new Date(at.getTime() - SILENCE_MS) } }
  await ImportWorkerModel.updateOne({ _id }, offered, { session, upsert: true })
}

/** Claims the import; false if a live process holds it. */
export async function claimImport(_id: Types.ObjectId, at = new Date()): Promise<boolean> {
  const silent = trusted({ $lte: new Date(at.getTime() - SILENCE_MS) })
  return (await ImportWorkerModel.findOneAndUpdate({ _id, alive_at: silent }, { $set: { alive_at: at } })) !== null
}

/** Sends a heartbeat. */
export async function sayAlive(_id: Types.ObjectId): Promise<void> {
  await ImportWorkerModel.updateOne({ _id }, { $set: { alive_at: new Date() } })
}
