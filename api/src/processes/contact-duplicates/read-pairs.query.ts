/** A page of the pairs of likely duplicates that a viewer sees. */
import type { Document } from 'mongodb'
import mongoose from 'mongoose'
import type { Contact, DuplicatePairs } from 'openapi'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { PAGE_SIZE } from '#platform/reads/pagination.ts'
import { ContactPairModel, type StoredContactPair } from './contact-pair.model.ts'
import { contactsById } from './find-duplicates.query.ts'

type Query = { cursor?: string; page_size?: number }
type Position = { score: number; id: mongoose.Types.ObjectId }

/** The pairs of which the viewer sees both contacts, the most alike first. */
export async function readPairs(
  viewer: Viewer,
  { cursor, page_size: size = PAGE_SIZE }: Query,
): Promise<DuplicatePairs> {
  const own = { account: viewer.account, not_same_at: null }
  const behind = cursor ? after(readCursor(cursor)) : {}
  const { collection } = ContactPairModel
  const seen = [seenAs(viewer, 'one'), seenAs(viewer, 'other')].flat()
  const [pairs, [counted]] = await Promise.all([
    collection
      .aggregate<StoredContactPair>([
        { $match: { $and: [own, behind] } },
        { $sort: { score: -1, _id: -1 } },
        ...seen,
        { $limit: size + 1 },
      ])
      .toArray(),
    collection.aggregate<{ n: number }>([{ $match: own }, ...seen, { $count: 'n' }]).toArray(),
  ])
  const shown = pairs.slice(0, size)
  const contacts = await contactsById(
    viewer,
    shown.flatMap(({ one, other }) => [one, other]),
  )
  const last = shown.at(-1)
  return {
    count: counted?.n ?? 0,
    results: shown.flatMap(({ _id, score, reasons, one, other }) => {
      const both = [one, other].flatMap((id): Contact[] => seenAt(contacts, id))
      return both.length === 2 ? [{ id: String(_id), score, reasons, contacts: both }] : []
    }),
    next_cursor: pairs.length > size && last ? writeCursor({ score: last.score, id: last._id }) : null,
  }
}

const seenAt = (contacts: ReadonlyMap<string, Contact>, id: mongoose.Types.ObjectId): Contact[] => {
  const contact = contacts.get(String(id))
  return contact ? [contact] : []
}

/** Leaves out pairs whose contact the viewer may not see, or that is deleted or merged. */
const seenAs = (viewer: Viewer, side: 'one' | 'other'): Document[] => [
  {
    $lookup: {
      from: ContactModel.collection.collectionName,
      localField: side,
      foreignField: '_id',
      pipeline: [{ $match: { $and: [contactScope(viewer), { merged_into: null }] } }, { $project: { _id: 1 } }],
      as: `${side}_seen`,
    },
  },
  { $match: { [`${side}_seen`]: { $ne: [] } } },
]

const after = ({ score, id }: Position): Document => ({
  $or: [{ score: { $lt: score } }, { score, _id: { $lt: id } }],
})

const { EJSON, ObjectId } = mongoose.mongo.BSON

const writeCursor = (position: Position): string => Buffer.from(EJSON.stringify(position)).toString('base64url')

function readCursor(cursor: string): Position {
  try {
    const { score, id } = EJSON.parse(Buffer.from(cursor, 'base64url').toString()) as Partial<Position>
    if (typeof score === 'number' && id instanceof ObjectId) return { score, id }
  } catch {
    // Reported below, like a cursor of another list.
  }
  throw invalid('cursor', 'isn’t a cursor of this list')
}
