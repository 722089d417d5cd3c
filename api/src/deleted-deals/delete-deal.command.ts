/** Deletes a deal: it and what hangs on it move to where nobody looks, and all that counted it counts anew. */
import type { Document } from 'mongodb'
import type { ClientSession } from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { takeCommissionTurns } from '../deals/commission-turn.model.ts'
import { type DealDocument, DealModel, type StoredDeal } from '../deals/deal.model.ts'
import { shareContacts } from '../deals/parties.command.ts'
import { recomputeLater } from '../deals/recompute-commission.command.ts'
import type { Change } from '../events/change.ts'
import type { Collected } from '../http/presenter.ts'
import type { Viewer } from '../http/viewer.ts'
import { withdrawMail } from '../mail/queue-mail.command.ts'
import { MilestoneModel } from '../milestones/milestone.model.ts'
import { PortalModel } from '../portals/portal.model.ts'
import { ReminderModel } from '../reminders/reminder.model.ts'
import { moveInRollup } from '../reports/rollup.command.ts'
import { TaskModel } from '../tasks/task.model.ts'
import { DeletedDealModel, goneAt } from './deleted-deal.model.ts'

/** Deletes the deal in the change's transaction; `recoverDeal` brings it back. */
export async function deleteDeal(change: Change, viewer: Viewer, deal: DealDocument): Promise<void> {
  const { session, at } = change
  const before = deal.toObject() as StoredDeal
  if (before.status === DealStatus.Closed) {
    await takeCommissionTurns(
      deal.agents.map(({ user }) => user),
      session,
    )
  }
  const ofDeal = { deal: deal._id }
  const tasks = await takeAway(TaskModel, ofDeal, session)
  const milestones = await takeAway(MilestoneModel, ofDeal, session)
  const portals = await takeAway(PortalModel, ofDeal, session)
  const ofTasks = { task: { $in: tasks.map(({ _id }) => _id) } }
  const reminders = await takeAway(ReminderModel, ofTasks, session)
  const { account, team, name, headline, status, representation, price, client_names } = before
  const listed = { account, team, name, headline, status, representation, price: price ?? null, client_names }
  const deleted = { deleted_at: at, deleted_by: viewer.id, gone_at: goneAt(at) }
  const stored = await DealModel.collection.findOne({ _id: deal._id }, { session })
  // Past the model, which would read the documents anew: they come back as they were.
  await DeletedDealModel.collection.insertOne(
    { _id: deal._id, ...listed, ...deleted, deal: stored, tasks, milestones, portals, reminders },
    { session },
  )
  await change.delete(deal)
  for (const { _id } of milestones) await withdrawMail(change, _id)
  await shareContacts(change, deal, before)
  await moveInRollup(change, before, null)
  await recomputeLater(change, before, null)
}

async function takeAway({ collection }: Collected, filter: Document, session: ClientSession) {
  const found = await collection.find(filter, { session }).toArray()
  await collection.deleteMany(filter, { session })
  return found
}
