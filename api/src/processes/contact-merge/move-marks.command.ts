/** Who isn't the merged contact isn't the kept one either. */
import type { Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import {
  ContactPairModel,
  pairsOf,
  sidesOf,
  type StoredContactPair,
} from '#processes/contact-duplicates/contact-pair.model.ts'

type Sides = { account: Types.ObjectId; from: Types.ObjectId; to: Types.ObjectId }

/** Marks the kept contact as not the same as those that the merged one isn't. Returns whom it wasn't marked for before. */
export async function moveMarks({ session, at }: Change, { account, from, to }: Sides): Promise<Types.ObjectId[]> {
  const { collection } = ContactPairModel
  const marked = await collection
    .find<StoredContactPair>({ ...pairsOf(from), not_same_at: { $ne: null } }, { session })
    .toArray()
  const moved: Types.ObjectId[] = []
  for (const { one, other, not_same_by } of marked) {
    const who = one.equals(from) ? other : one
    if (who.equals(to)) continue
    const sides = { account, ...sidesOf(to, who) }
    const known = await collection.findOne<StoredContactPair>(sides, { session })
    if (known?.not_same_at) continue
    const mark = { $set: { not_same_at: at, not_same_by: not_same_by ?? null } }
    await collection.updateOne(sides, { ...mark, $setOnInsert: { score: 0, reasons: [] } }, { session, upsert: true })
    moved.push(who)
  }
  return moved
}

/** Takes these marks back, unless someone has marked them since. Whoever is then alike is suggested once compared. */
export async function moveMarksBack(
  { session }: Change,
  { account, kept, at }: { account: Types.ObjectId; kept: Types.ObjectId; at: Date },
  moved: readonly Types.ObjectId[],
): Promise<void> {
  for (const who of moved) {
    const mark = { account, ...sidesOf(kept, who), not_same_at: at }
    await ContactPairModel.collection.deleteOne(mark, { session })
  }
}
