/** Processes an import part by part, for as long as it stays in its state. */
import type { ImportState } from 'openapi/codes'
import { type Change, change } from '#platform/events/change.ts'
import { sayAlive } from './claim-import.command.ts'
import { type ImportDocument, ImportModel } from '#processes/import-rows/import.model.ts'

/**
 * Runs `step` in one transaction after another until it returns true, the import changes state, or `signal` aborts.
 * Each step reads the import afresh.
 */
export async function eachPart(
  { _id, account, created_by: user }: ImportDocument,
  state: ImportState,
  step: (tx: Change, one: ImportDocument) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<void> {
  const actor = { id: user, account, requestId: `import ${String(_id)}` }
  for (;;) {
    if (signal?.aborted) return
    const isOver = await change(actor, async (tx) => {
      const one = await ImportModel.findOne({ _id, state }).session(tx.session)
      return !one || step(tx, one)
    })
    if (isOver) return
    await sayAlive(_id)
  }
}
