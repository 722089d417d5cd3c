/** Keeps when contacts were first and last contacted, in the transaction of what changes it. */
import type { ClientSession, Types } from 'mongoose'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { nextVersion } from '#platform/records/record.ts'
import { touchesOf } from './last-touch.query.ts'

/** Works it out again for these contacts. It is no edit, and has no event: what caused it has one. */
export async function followLastTouch(
  { session, at }: { session: ClientSession; at: Date },
  contacts: readonly Types.ObjectId[],
): Promise<void> {
  for (const _id of contacts) {
    const touch = await touchesOf(_id, session)
    const differs = { $or: Object.entries(touch).map(([field, value]) => ({ [field]: { $ne: value } })) }
    const literal = Object.fromEntries(Object.entries(touch).map(([field, value]) => [field, { $literal: value }]))
    await ContactModel.collection.updateOne(
      { _id, ...differs },
      [{ $set: { ...literal, ...nextVersion(at, 'derived') } }],
      { session },
    )
  }
}
