/**
 * Records the current state of deals whose events began before events recorded everything, so that their history can be
 * rebuilt from then on.
 */
import type { Types } from 'mongoose'
import { DealModel } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { change } from '#platform/events/change.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { followedWhole } from '#platform/events/followed.ts'

/** Writes one event for each such deal. Idempotent. */
export async function writeBaselines(): Promise<void> {
  const earlier = EventModel.collection.aggregate<{ _id: Types.ObjectId; account: Types.ObjectId }>(
    [
      { $match: { follows: { $exists: false }, entity: { $in: ['deal', 'task', 'milestone'] } } },
      { $group: { _id: '$stream', account: { $first: '$account' } } },
    ],
    { allowDiskUse: true },
  )
  for await (const { _id, account } of earlier) await writeBaseline(_id, account)
}

async function writeBaseline(stream: Types.ObjectId, account: Types.ObjectId): Promise<void> {
  await change({ id: null, account, requestId: 'migration' }, async (tx) => {
    const { session } = tx
    const deal = await DealModel.collection.findOne({ _id: stream }, { session })
    const isDone = await EventModel.exists({ stream, op: 'baseline' }).session(session)
    if (!deal || isDone) return
    const tasks = await TaskModel.collection.find({ deal: stream }, { session }).toArray()
    const milestones = await MilestoneModel.collection.find({ deal: stream }, { session }).toArray()
    const follows = [
      followedWhole('deal', deal),
      ...tasks.map((task) => followedWhole(`tasks.${String(task._id)}`, task)),
      ...milestones.map((one) => followedWhole(`milestones.${String(one._id)}`, one)),
    ]
    tx.recordEvent({ stream, entity: 'deal', entity_id: stream, op: 'baseline', diff: [], follows, cause: null })
  })
}
