import type { Types } from 'mongoose'
import { LastSeenModel } from './last-seen.model.ts'
import { SessionModel } from './session.model.ts'

/** When each of the users was last seen, by id: in a session that is still there, or before. */
export async function lastSeenOf(users: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, Date>> {
  const ids = { $in: [...users] }
  const [kept, current] = await Promise.all([
    LastSeenModel.collection.find({ _id: ids }).toArray(),
    SessionModel.collection
      .aggregate<{ _id: Types.ObjectId; at: Date }>([
        { $match: { user: ids } },
        { $group: { _id: '$user', at: { $max: '$seen_at' } } },
      ])
      .toArray(),
  ])
  const seen = new Map<string, Date>()
  for (const { _id, at } of [...kept, ...current]) {
    const known = seen.get(String(_id))
    if (!known || known < at) seen.set(String(_id), at as Date)
  }
  return seen
}
