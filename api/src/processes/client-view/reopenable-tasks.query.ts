/** Which completed tasks a deal's clients may mark as not done. */
import type { ClientSession, Types } from 'mongoose'
import { Progress } from 'openapi/codes'
import { clientActors } from '#entities/portals/client-actors.query.ts'
import type { StoredTask } from '#entities/tasks/task.model.ts'
import { EventModel, type StoredEvent, UNSEEN_OPS } from '#platform/events/event.model.ts'

type TaskEvent = Pick<StoredEvent, 'actor' | 'entity_id' | 'op'> & { diff: { path: string }[] }

/** The ids of those that a client has completed, and no one of the team has worked on since. */
export async function reopenableTasks(
  deal: Types.ObjectId,
  tasks: readonly Pick<StoredTask, '_id' | 'progress' | 'completed_at'>[],
  session: ClientSession | null = null,
): Promise<ReadonlySet<string>> {
  const done = tasks.filter(({ progress }) => progress === Progress.COMPLETE)
  if (done.length === 0) return new Set()
  const clients = await clientActors(deal, session)
  const reopenable = new Set<string>()
  for (const { actor, entity_id, op, diff } of await readEvents(deal, done, session)) {
    // What follows by itself is no one's work.
    if (!actor) continue
    const isClient = clients.has(String(actor))
    if (isClient && op === 'complete') reopenable.add(String(entity_id))
    if (isClient) continue
    for (const id of [String(entity_id), ...diff.flatMap(({ path }) => path.split('.')[1] ?? [])]) reopenable.delete(id)
  }
  return reopenable
}

/** The events of the tasks, and those in which they moved along, oldest first, since the first of them was completed. */
async function readEvents(
  stream: Types.ObjectId,
  done: readonly Pick<StoredTask, '_id' | 'completed_at'>[],
  session: ClientSession | null,
): Promise<TaskEvent[]> {
  const along = `^tasks\\.(${done.map(({ _id }) => String(_id)).join('|')})\\.`
  const since = Math.min(...done.map(({ completed_at: at }) => at?.getTime() ?? 0))
  return EventModel.collection
    .find<TaskEvent>(
      {
        stream,
        at: { $gte: new Date(since) },
        op: { $nin: UNSEEN_OPS },
        $or: [{ entity_id: { $in: done.map(({ _id }) => _id) } }, { 'diff.path': { $regex: along } }],
      } as never,
      { projection: { actor: 1, entity_id: 1, op: 1, 'diff.path': 1 }, sort: { seq: 1 }, ...(session && { session }) },
    )
    .toArray()
}
