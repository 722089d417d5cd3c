/** Who works on an import: one process at a time, which says every now and then that it is alive. */
import { trusted, type Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { ImportWorkerModel } from './import.model.ts'

/** Whoever has not been heard of for so long is dead. */
const SILENCE_MS = 30_000

/** Leaves the import to whoever looks first. */
export async function offerImport({ session, at }: Change, _id: Types.ObjectId): Promise<void> {
  const offered = { $set: { alive_at: new Date(at.getTime() - SILENCE_MS) } }
  await ImportWorkerModel.updateOne({ _id }, offered, { session, upsert: true })
}

/** Takes it; false where somebody who is alive has it. */
export async function claimImport(_id: Types.ObjectId, at = new Date()): Promise<boolean> {
  const silent = trusted({ $lte: new Date(at.getTime() - SILENCE_MS) })
  return (await ImportWorkerModel.findOneAndUpdate({ _id, alive_at: silent }, { $set: { alive_at: at } })) !== null
}

/** Says so. */
export async function sayAlive(_id: Types.ObjectId): Promise<void> {
  await ImportWorkerModel.updateOne({ _id }, { $set: { alive_at: new Date() } })
}
