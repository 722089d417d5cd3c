/** What lead sources are called. */
import type { Types } from 'mongoose'
import { LeadSourceModel, type StoredLeadSource } from './lead-source.model.ts'

/** The names of the lead sources, by id. */
export async function leadSourceNames(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await LeadSourceModel.collection
    .find<StoredLeadSource>({ _id: { $in: [...ids] } }, { projection: { name: 1 } })
    .toArray()
  return new Map(found.map(({ _id, name }) => [String(_id), name]))
}
