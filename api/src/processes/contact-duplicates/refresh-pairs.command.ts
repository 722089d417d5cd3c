/** Keeps the pairs of likely duplicates of a contact up to date. */
import type { ClientSession } from 'mongodb'
import type { MatchedContact } from '#entities/contacts/on-save/saved-contact-hooks.ts'
import { findCandidates } from './candidates.query.ts'
import { ContactPairModel, pairsOf, sidesOf, type StoredContactPair } from './contact-pair.model.ts'
import { LIKELY } from './likeness.ts'

type Within = { session?: ClientSession | undefined }

/** Compares the contact anew. Pairs that someone marked as not the same stay, whatever the two are like now. */
export async function refreshPairs({ session }: Within, contact: MatchedContact): Promise<void> {
  const { _id, account } = contact
  const within = session ? { session } : {}
  const { collection } = ContactPairModel
  const among = { account, _id: { $ne: _id } }
  const found = contact.merged_into ? [] : await findCandidates({ contact, among, least: LIKELY, session })
  const before = await collection.find<StoredContactPair>(pairsOf(_id), within).toArray()
  const keyOf = ({ one, other }: Pick<StoredContactPair, 'one' | 'other'>) => `${String(one)} ${String(other)}`
  const wanted = new Map(found.map(({ id, score, reasons }) => [keyOf(sidesOf(_id, id)), { id, score, reasons }]))
  const over = before.filter((pair) => !pair.not_same_at && !wanted.has(keyOf(pair)))
  if (over.length > 0) await collection.deleteMany({ _id: { $in: over.map((pair) => pair._id) } }, within)
  const known = new Map(before.map((pair) => [keyOf(pair), pair]))
  for (const [key, { id, score, reasons }] of wanted) {
    const pair = known.get(key)
    if (pair?.score === score && pair.reasons.join() === reasons.join()) continue
    const fresh = { not_same_at: null, not_same_by: null }
    const filter = { account, ...sidesOf(_id, id) }
    await collection.updateOne(filter, { $set: { score, reasons }, $setOnInsert: fresh }, { ...within, upsert: true })
  }
}
