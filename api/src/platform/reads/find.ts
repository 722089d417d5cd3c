/** Finds the record of a request, within what its caller may see. */
import type { Document } from 'mongodb'
import { type ClientSession, type HydratedDocument, Types } from 'mongoose'
import { invalid, notFound, preconditionFailed } from '#platform/http/errors.ts'
import type { Recorded, RecordModel } from '#platform/records/record.ts'

type Find = {
  id: string
  /** The policy's scope. Records outside of it do not exist for the caller. */
  scope: Document
  session: ClientSession
  /** The version in If-Match, which the change is based on. */
  ifMatch?: number | undefined
}

/**
 * The record, for changing in a transaction.
 * @throws 404 if it is not in the scope, 412 if someone has edited it since
 */
export async function findForChange<T extends Recorded>(
  model: RecordModel<T>,
  { id, scope, session, ifMatch }: Find,
): Promise<HydratedDocument<T>> {
  if (!isId(id)) throw notFound()
  const found = await model.collection.findOne({ $and: [{ _id: toId(id) }, scope] }, { session })
  if (!found) throw notFound()
  if (ifMatch !== undefined && !isUnedited(found, ifMatch)) throw preconditionFailed()
  return model.hydrate(found) as HydratedDocument<T>
}

/** Whether no one has edited the record since the version `read`: only derived fields have changed. */
const isUnedited = ({ version, versions_since_edit: since = 0 }: Document, read: number): boolean =>
  read <= version && read >= version - since

/**
 * The record that a field of the request refers to.
 * @throws 400 naming the field, if the record is not in the scope
 */
export async function findReferred<T extends Recorded>(
  model: RecordModel<T>,
  { field, id, scope, session }: Omit<Find, 'ifMatch'> & { field: string },
): Promise<HydratedDocument<T>> {
  const found = await model.collection.findOne({ $and: [{ _id: toId(id) }, scope] }, { session })
  if (!found) throw invalid(field, 'doesn’t exist, or you can’t see it')
  return model.hydrate(found) as HydratedDocument<T>
}

/** The stored form of an id, for filters. The contract has already validated the text. */
export const toId = (id: string): Types.ObjectId => new Types.ObjectId(id)

/** Whether a text has the form of an id. */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text)
