/** Importing deals into a workspace. */
import { ImportField } from 'openapi/codes'
import type { ImportKind } from '#processes/import-rows/import-kind.ts'
import { customReading } from '#processes/import-rows/read-custom.ts'
import { checkDeals, readDeals } from './check-deals.command.ts'
import { guessMapping } from './guess-mapping.ts'
import { beginDeals } from './make-deals.command.ts'
import { removeUntouched } from './remove-deals.command.ts'

export const dealImport: ImportKind = {
  fields: async (viewer, session) => {
    const { fields } = await customReading(viewer, 'deal', session)
    return new Set([...Object.values(ImportField), ...fields.keys()])
  },
  guess: async (viewer, columns, session) =>
    guessMapping(columns, (await customReading(viewer, 'deal', session)).fields),
  read: readDeals,
  check: checkDeals,
  begin: beginDeals,
  takeBack: async (change, _one, { made }) => {
    const kept = await removeUntouched(change, made)
    return { removed: made.length - kept.length, kept }
  },
  afterDone: async () => {},
  afterUndo: async () => {},
}
