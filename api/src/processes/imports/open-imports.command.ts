/** Imports of earlier versions were of deals alone. */
import { ImportModel, ImportRowsModel } from '#processes/import-rows/import.model.ts'

/** Gives them the form that imports of contacts have, too. Idempotent. */
export async function openImports(): Promise<void> {
  await ImportRowsModel.collection.updateMany({ deals: { $exists: true } }, { $rename: { deals: 'made' } })
  const imports = ImportModel.collection
  const plan = { create: '$good', update: { $literal: 0 }, skip: { $literal: 0 } }
  await imports.updateMany({ plan: { $exists: false } }, [{ $set: { plan } }])
  const kept = { $map: { input: '$kept', as: 'one', in: { $mergeObjects: [{ fields: [] }, '$$one'] } } }
  await imports.updateMany({ kept: { $elemMatch: { fields: { $exists: false } } } }, [{ $set: { kept } }])
}
