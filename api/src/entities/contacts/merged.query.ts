/** Where contacts went that were merged into others. */
import type { ClientSession, Types } from 'mongoose'
import { HttpProblem } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { ContactModel, type StoredContact } from './contact.model.ts'
import { contactScope } from './contact.policy.ts'
import { contactName } from './contact.presenter.ts'

const MERGED = 'urn:protracker:problem:merged'

/**
 * The work for a contact. If the contact isn't found because it was merged into one that the viewer sees, the problem
 * says into which.
 * @throws 410 in place of 404
 */
export async function orMerged<T>(viewer: Viewer, id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isMissing = error instanceof HttpProblem && error.status === 404
    const into = isMissing && isId(id) ? await mergedInto(toId(id)) : null
    const seen =
      into && (await ContactModel.collection.findOne<StoredContact>({ $and: [{ _id: into }, contactScope(viewer)] }))
    if (!seen) throw error
    throw new HttpProblem(410, `This contact was merged into ${contactName(seen) || 'another contact'}`, {
      type: MERGED,
      members: { merged_into: String(seen._id) },
    })
  }
}

/** The contact that this one is now, after any number of merges; null if it was never merged. */
export async function mergedInto(id: Types.ObjectId, session?: ClientSession): Promise<Types.ObjectId | null> {
  let into: Types.ObjectId | null = null
  for (let at: Types.ObjectId | null = id; at;) {
    const found: Pick<StoredContact, 'merged_into'> | null = await ContactModel.collection.findOne<StoredContact>(
      { _id: at },
      { projection: { merged_into: 1 }, ...(session && { session }) },
    )
    at = found?.merged_into ?? null
    into = at ?? into
  }
  return into
}

/** The contacts that were merged into this one, and into these. */
export async function mergedFrom(id: Types.ObjectId, session?: ClientSession): Promise<Types.ObjectId[]> {
  const found = await ContactModel.collection
    .find<StoredContact>(
      { merged_into: { $eq: id, $type: 'objectId' } },
      { projection: { _id: 1 }, ...(session && { session }) },
    )
    .toArray()
  const ids = found.map(({ _id }) => _id)
  const before = await Promise.all(ids.map(async (one) => mergedFrom(one, session)))
  return [...ids, ...before.flat()]
}
