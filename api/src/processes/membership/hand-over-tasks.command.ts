/** Hands over a departing member's open tasks. */
import { trusted, type Types } from 'mongoose'
import { Progress } from 'openapi/codes'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'
import { recordEvents } from '#platform/events/record-events.ts'
import { toId } from '#platform/reads/find.ts'
import { nextVersion } from '#platform/records/record.ts'
import { type GivenTask, notifyAssignees } from '#processes/notices/notify-assignees.command.ts'
import type { Handover } from './hand-over-deals.command.ts'

const GIVEN = { title: 1, deal: 1, deal_name: 1, progress: 1 }

/**
 * Reassigns the tasks of `from` in the team or in one deal, in one bulk write, since an assignee affects no date and no
 * progress. Tasks assigned to a role follow the deal's agents, so hand over the deals first.
 */
export async function handOverTasks(
  change: Change,
  { team, deal, from, to }: Handover & { deal?: Types.ObjectId },
): Promise<void> {
  const { session, at, actor } = change
  const heir = toId(to)
  const open = {
    account: actor.account,
    team,
    ...(deal && { deal }),
    assignee: from,
    assignee_role: null,
    progress: trusted({ $ne: Progress.COMPLETE }),
  }
  const given = await TaskModel.find(open, GIVEN).session(session).lean<GivenTask[]>()
  if (given.length === 0) return
  const agents = await agentsOf(change, given)
  const seen = given.map(({ _id, deal }) => {
    const others = (agents.get(String(deal)) ?? []).filter((user) => !user.equals(heir))
    return { _id, deal: deal ?? null, seers: deal ? [...others, heir] : null }
  })
  const version = nextVersion(at, 'edit')
  const writes = seen.map(({ _id, seers }) => {
    const visible_to = seers ?? { $setUnion: ['$visible_to', [heir]] }
    return { updateOne: { filter: { _id }, update: [{ $set: { assignee: heir, visible_to, ...version } }] } }
  })
  await TaskModel.collection.bulkWrite(writes, { session })
  const records = seen.map(({ _id, deal, seers }) => {
    const follows = seers ? [{ path: `tasks.${String(_id)}.visible_to`, to: seers }] : []
    return { _id, stream: deal ?? _id, follows }
  })
  notifyAssignees(
    change,
    given.map((one) => ({ ...one, assignee: heir })),
  )
  recordEvents(change, TaskModel, { records, op: 'hand_over', diff: [{ path: 'assignee', from, to: heir }] })
}

/** The agents of these tasks' deals, by deal. */
async function agentsOf({ session }: Change, given: readonly GivenTask[]): Promise<Map<string, Types.ObjectId[]>> {
  const ids = given.flatMap(({ deal }) => (deal ? [deal] : []))
  const deals = await DealModel.find({ _id: trusted({ $in: ids }) }, { agents: 1 })
    .session(session)
    .lean<Pick<StoredDeal, '_id' | 'agents'>[]>()
  return new Map(deals.map(({ _id, agents }) => [String(_id), agents.map(({ user }) => user)]))
}
