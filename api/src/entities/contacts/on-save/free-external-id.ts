/** No two contacts of an account have the same id from another system. */
import type { Document, Types } from 'mongoose'
import { conflict } from '#platform/http/errors.ts'

type Identified = Pick<Document, '_id' | '$session' | 'collection' | 'isModified'> & {
  account: Types.ObjectId
  external_id?: string | null | undefined
}

/** The refusal of an external ID that another contact has. */
export const externalIdTaken = () => conflict('Another contact has this external ID')

/**
 * Runs before every save, so that undo can't give it twice either.
 * @throws 409 if another contact has it
 */
export async function requireFreeExternalId(contact: Identified): Promise<void> {
  const { _id, account, external_id } = contact
  if (external_id === null || !contact.isModified('external_id')) return
  const session = contact.$session()
  const other = await contact.collection.findOne(
    { account, external_id, _id: { $ne: _id } },
    { projection: { _id: 1 }, ...(session && { session }) },
  )
  if (other) throw externalIdTaken()
}
