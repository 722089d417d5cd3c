/** Finds the one record that a request names, within what its caller may see. */
import type { Document } from 'mongodb'
import { type ClientSession, type HydratedDocument, Types } from 'mongoose'
import { invalid, notFound, preconditionFailed } from '#platform/http/errors.ts'
import type { Recorded, RecordModel } from '#platform/records/record.ts'

type Find = {
  id: string
  /** The policy's scope: what it does not hold does not exist. */
  scope: Document
  session: ClientSession
  /** The version that the change is based on, from If-Match. */
  ifMatch?: number | undefined
}

/** The record, to be changed in a transaction. 404 where the scope does not hold it, 412 where it has moved on. */
export async function findForChange<T extends Recorded>(
  model: RecordModel<T>,
  { id, scope, session, ifMatch }: Find,
): Promise<HydratedDocument<T>> {
  if (!isId(id)) throw notFound()
  const found = await model.collection.findOne({ $and: [{ _id: toId(id) }, scope] }, { session })
  if (!found) throw notFound()
  if (ifMatch !== undefined && found.version !== ifMatch) throw preconditionFailed()
  return model.hydrate(found) as HydratedDocument<T>
}

/** The record that a field of the request refers to; 400 that names the field where the scope does not hold it. */
export async function findReferred<T extends Recorded>(
  model: RecordModel<T>,
  { field, id, scope, session }: Omit<Find, 'ifMatch'> & { field: string },
): Promise<HydratedDocument<T>> {
  const found = await model.collection.findOne({ $and: [{ _id: toId(id) }, scope] }, { session })
  if (!found) throw invalid(field, 'names nothing that you see')
  return model.hydrate(found) as HydratedDocument<T>
}

/** An id as it is stored, for filters. The contract has checked the text. */
export const toId = (id: string): Types.ObjectId => new Types.ObjectId(id)

/** Whether a text can be an id at all. */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text)
