/** Relates contacts, changes how they are related, removes and restores relationships. */
import type { ClientSession, Types } from 'mongoose'
import { RelationshipKind } from 'openapi/codes'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { asStored, isMutual } from '#entities/relationships/relationship-kinds.ts'
import { type RelationshipDocument, RelationshipModel } from '#entities/relationships/relationship.model.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'

type Told = { op?: string; cause?: string }

/**
 * Saves a new or changed relationship, as its kind is stored.
 * @throws 400 naming the field, if it contradicts another one
 */
export async function saveRelationship(
  change: Change,
  relationship: RelationshipDocument,
  told: Told = {},
): Promise<void> {
  const asked = relationship.kind
  const { contact, other, kind } = asStored(relationship)
  relationship.set({ contact, other, kind })
  if (!relationship.deleted_at) await requireSense(change, relationship, asked)
  await change.save(relationship, { ...told, stream: relationship.contact })
}

/** Removes the relationship. It can be restored. */
export async function deleteRelationship(change: Change, relationship: RelationshipDocument): Promise<void> {
  relationship.deleted_at = change.at
  await saveRelationship(change, relationship, { op: 'delete' })
}

/** Restores a removed relationship. Does nothing to one that is there. */
export async function restoreRelationship(change: Change, relationship: RelationshipDocument): Promise<void> {
  relationship.deleted_at = null
  await saveRelationship(change, relationship, { op: 'restore' })
}

type Sides = Pick<RelationshipDocument, '_id' | 'contact' | 'other' | 'kind'>

/** `asked` says from which side it was entered, so that the error names what was chosen there. */
async function requireSense(change: Change, one: Sides, asked: RelationshipKind): Promise<void> {
  const { session } = change
  const { _id, contact, other, kind } = one
  if (contact.equals(other)) throw invalid('other', 'can’t be the same contact')
  const sides = [{ contact, other }, ...(isMutual(kind) ? [{ contact: other, other: contact }] : [])]
  const others = { deleted_at: null, _id: { $ne: _id } }
  const same = await RelationshipModel.collection.findOne({ $or: sides, kind, ...others }, { session })
  if (same) throw invalid('other', 'is already related to this contact in this way')
  if (kind !== RelationshipKind.referred_by) return
  const referred = await RelationshipModel.findOne({ contact, kind, deleted_at: null }, null, { session })
  const isTaken = referred && !referred._id.equals(_id)
  // No one can see the one by a contact who has been deleted since.
  if (isTaken && !(await isThere(session, referred.other))) await deleteRelationship(change, referred)
  else if (isTaken) throw invalid(asked === kind ? 'contact' : 'other', 'was already referred by someone else')
  if (await isReferredBy(session, { who: other, by: contact, but: _id }))
    throw invalid('other', 'would make a circle of referrals')
}

const isThere = async (session: ClientSession, contact: Types.ObjectId): Promise<boolean> =>
  (await ContactModel.exists({ _id: contact, merged_into: null }).session(session)) !== null

/** Whether `by` referred `who`, or whoever referred them, and so on. */
async function isReferredBy(
  session: ClientSession,
  { who, by, but }: { who: Types.ObjectId; by: Types.ObjectId; but: Types.ObjectId },
): Promise<boolean> {
  const seen = new Set<string>()
  for (let at: Types.ObjectId | null = who; at && !seen.has(String(at));) {
    if (at.equals(by)) return true
    seen.add(String(at))
    const up: RelationshipDocument | null = await RelationshipModel.findOne(
      { contact: at, kind: RelationshipKind.referred_by, deleted_at: null },
      null,
      { session },
    )
    at = up && !up._id.equals(but) ? up.other : null
  }
  return false
}
