/** Runs the imports and undoings that wait, also those that another process left in the middle. */
import { trusted } from 'mongoose'
import { ImportState } from 'openapi/codes'
import type { Logger } from 'pino'
import { claimImport } from './claim-import.command.ts'
import { type ImportDocument, ImportModel } from './import.model.ts'
import { runImport } from './run-import.command.ts'
import { undoImport } from './undo-import.command.ts'

/** After this it is given up. */
const GIVE_UP_MS = 60 * 60_000

/** Runs each that nobody works on; answers how many. One that fails is tried again for an hour. */
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
      await ImportModel.updateOne({ _id: one._id, state: one.state }, { $set: failed })
    }
  }
}
