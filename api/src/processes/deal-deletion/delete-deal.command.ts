/**
 * Deletes a deal: moves it and its records to a collection that no list reads, and updates the counts that included it.
 */
import type { Document } from 'mongodb'
import type { ClientSession } from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { DealContractModel } from '#entities/deal-contracts/deal-contract.model.ts'
import { type DealDocument, DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { ReminderModel } from '#entities/reminders/reminder.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { withdrawMail } from '#platform/mail/queue-mail.command.ts'
import type { Collected } from '#platform/reads/presenter.ts'
import { goneAt } from '#platform/records/kept-deleted.ts'
import { takeCommissionTurns } from '#processes/commission/commission-turn.model.ts'
import { recomputeLater } from '#processes/commission/recompute-commission.command.ts'
import { shareContacts } from '#processes/deal-parties/parties.command.ts'
import { moveInRollup } from '#processes/reports/rollup.command.ts'
import { DeletedDealModel } from './deleted-deal.model.ts'

/** Deletes the deal in the change's transaction. `recoverDeal` restores it. */
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
  const contracts = await takeAway(DealContractModel, ofDeal, session)
  const ofTasks = { task: { $in: tasks.map(({ _id }) => _id) } }
  const reminders = await takeAway(ReminderModel, ofTasks, session)
  const { account, team, name, headline, status, representation, price, client_names } = before
  const listed = { account, team, name, headline, status, representation, price: price ?? null, client_names }
  const deleted = { deleted_at: at, deleted_by: viewer.id, gone_at: goneAt(at) }
  const stored = await DealModel.collection.findOne({ _id: deal._id }, { session })
  // Bypasses the model, which would cast the documents: they must be restored exactly as they were.
  await DeletedDealModel.collection.insertOne(
    { _id: deal._id, ...listed, ...deleted, deal: stored, tasks, milestones, portals, contracts, reminders },
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
