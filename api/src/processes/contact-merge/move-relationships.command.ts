/** Gives the relationships of a contact to another, and back. */
import { trusted, type Types } from 'mongoose'
import type { KeptItem } from 'openapi'
import { RelationshipKind, relationshipKindLabels } from 'openapi/codes'
import { type RelationshipDocument, RelationshipModel } from '#entities/relationships/relationship.model.ts'
import type { Change } from '#platform/events/change.ts'
import { same } from '#platform/events/diff.ts'
import { HttpProblem } from '#platform/http/errors.ts'
import { saveRelationship } from '#processes/relationships/write-relationship.command.ts'
import type { Changed } from './contact-merge.model.ts'

type Sides = { account: Types.ObjectId; from: Types.ObjectId; to: Types.ObjectId }

/**
 * Moves them all. One that would then contradict another, such as a second referrer or being related to oneself, is removed;
 * undoing the merge brings it back.
 */
export async function moveRelationships(change: Change, { account, from, to }: Sides): Promise<Changed[]> {
  const { session } = change
  const some = trusted({ $in: [from] })
  const found = await RelationshipModel.find({ account, $or: [{ contact: some }, { other: some }] }, null, { session })
  const moved: Changed[] = []
  for (const one of found) {
    const before = stateOf(one)
    one.set({
      contact: one.contact.equals(from) ? to : one.contact,
      other: one.other.equals(from) ? to : one.other,
    })
    await saveOrRemove(change, one)
    moved.push({ id: one._id, before, after: stateOf(one) })
  }
  return moved
}

async function saveOrRemove(change: Change, one: RelationshipDocument): Promise<void> {
  try {
    await saveRelationship(change, one, { op: 'merge' })
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error
    one.deleted_at = change.at
    await saveRelationship(change, one, { op: 'merge' })
  }
}

const stateOf = ({ contact, other, kind, deleted_at }: RelationshipDocument) => ({
  contact,
  other,
  kind,
  deleted_at: deleted_at ?? null,
})

/** Gives back those that are as the merge left them. Returns the others, which stay. */
export async function moveRelationshipsBack(change: Change, moved: readonly Changed[]): Promise<KeptItem[]> {
  const kept: KeptItem[] = []
  // Those that the merge removed last, so that the ones they contradicted are gone from their place.
  const inOrder = moved.toSorted((a, b) => Number(Boolean(a.after.deleted_at)) - Number(Boolean(b.after.deleted_at)))
  for (const { id, before, after } of inOrder) {
    const one = await RelationshipModel.findById(id, null, { session: change.session })
    if (!one) continue
    if (same(stateOf(one), after)) {
      one.set(before)
      await change.save(one, { op: 'unmerge', stream: one.contact })
    } else {
      kept.push({ kind: 'relationship', id: String(id), title: relationshipKindLabels[one.kind as RelationshipKind] })
    }
  }
  return kept
}
