/** Notes what to do with single duplicates of an import. */
import type { ImportPlan, ImportUpdate } from 'openapi'
import { ImportRowState } from 'openapi/codes'
import type { Change } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'
import { chunksOf, rowAtLine } from '#processes/import-rows/chunks.query.ts'
import { type ImportDocument, ImportRowsModel } from '#processes/import-rows/import.model.ts'
import { planOf } from '#processes/import-contacts/check-contacts.command.ts'

/**
 * Sets the choices of the rows on these lines. Null takes one back.
 * @throws 400 naming a line that is no duplicate
 */
export async function setChoices(
  { session }: Change,
  one: ImportDocument,
  choices: NonNullable<ImportUpdate['choices']>,
): Promise<void> {
  const left = new Map(Object.entries(choices))
  for await (const part of chunksOf(one._id, session)) {
    const own = new Map(Object.entries(part.choices ?? {}))
    const size = left.size
    for (const [line, choice] of left) {
      const row = rowAtLine(part, Number(line))
      if (row < 0 || part.verdicts?.[row]?.state !== ImportRowState.duplicate) continue
      left.delete(line)
      if (choice === null) own.delete(String(row))
      else own.set(String(row), choice)
    }
    if (left.size === size) continue
    const set = { $set: { choices: Object.fromEntries(own) } }
    await ImportRowsModel.collection.updateOne({ _id: part._id as never }, set, { session })
  }
  const [stranger] = left.keys()
  if (stranger !== undefined) throw invalid(`choices.${stranger}`, 'isn’t the line of a duplicate')
}

/** What would be done with the rows now. */
export async function planNow({ session }: Change, one: ImportDocument): Promise<ImportPlan> {
  const parts = await chunksOf(one._id, session).project({ verdicts: 1, choices: 1 }).toArray()
  return planOf(parts, one.on_duplicate)
}
