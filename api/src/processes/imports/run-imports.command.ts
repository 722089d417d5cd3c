/** Runs pending imports and undos, including those that another process left unfinished. */
import { trusted } from 'mongoose'
import { ImportState } from 'openapi/codes'
import type { Logger } from 'pino'
import { nextVersion } from '#platform/records/record.ts'
import { claimImport } from './claim-import.command.ts'
import { type ImportDocument, ImportModel } from '#processes/import-rows/import.model.ts'
import { runImport } from './run-import.command.ts'
import { undoImport } from './undo-import.command.ts'

/** The time after which a failing import is given up. */
const GIVE_UP_MS = 60 * 60_000

/** Runs each one that no process has claimed. Returns how many. One that fails is retried for an hour. */
export async function runImports(logger: Logger, at = new Date(), signal?: AbortSignal): Promise<number> {
  const waiting = await ImportModel.find({ state: trusted({ $in: [ImportState.running, ImportState.undoing] }) })
  let count = 0
  for (const one of waiting) {
    if (signal?.aborted) break
    if (!(await claimImport(one._id, at))) continue
    await run(one, logger, signal)
    count++
  }
  return count
}

async function run(one: ImportDocument, logger: Logger, signal?: AbortSignal): Promise<void> {
  try {
    await (one.state === ImportState.undoing ? undoImport(one, signal) : runImport(one, signal))
  } catch (error) {
    const isHopeless = Date.now() - one.updated_at.getTime() > GIVE_UP_MS
    logger.error({ err: error, import: one.id }, isHopeless ? 'import given up' : 'import not run yet')
    if (isHopeless) {
      const failed = { state: ImportState.failed, reason: 'Something went wrong', finished_at: new Date() }
      const update = [{ $set: { ...failed, ...nextVersion(failed.finished_at, 'edit') } }]
      await ImportModel.collection.updateOne({ _id: one._id, state: one.state }, update)
    }
  }
}
