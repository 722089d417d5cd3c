/** Brings a deleted deal back. */
import { trusted } from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { ContactModel } from '../contacts/contact.model.ts'
import { takeCommissionTurns } from '../deals/commission-turn.model.ts'
import { type DealDocument, DealModel } from '../deals/deal.model.ts'
import { freeRank } from '../deals/enter-phase.command.ts'
import { handOnFromDeparted } from '../deals/hand-on-from-departed.command.ts'
import { nameClients, shareContacts } from '../deals/parties.command.ts'
import { recomputeLater } from '../deals/recompute-commission.command.ts'
import { followedItems, readCourse, refreshDeal } from '../deals/refresh-deal.command.ts'
import { settleCommission } from '../deals/settle-commission.command.ts'
import type { Change } from '../events/change.ts'
import { difference } from '../events/diff.ts'
import { conflict } from '../http/errors.ts'
import type { Collected } from '../http/presenter.ts'
import { MilestoneModel } from '../milestones/milestone.model.ts'
import { type PhaseDocument, PhaseModel } from '../phases/phase.model.ts'
import { PortalModel } from '../portals/portal.model.ts'
import { ReminderModel } from '../reminders/reminder.model.ts'
import { moveInRollup } from '../reports/rollup.command.ts'
import { TaskModel } from '../tasks/task.model.ts'
import { WorkspaceModel } from '../workspaces/workspace.model.ts'
import { DeletedDealModel, type StoredDeletedDeal } from './deleted-deal.model.ts'

/**
 * Puts the deal and what hung on it back as they were, and works out what follows from the day, the plans and the team as they
 * are now. Where its lead has left the team, it goes to whoever recovers it.
 * @throws 409 where its team has no workspace any more
 */
export async function recoverDeal(change: Change, deleted: StoredDeletedDeal): Promise<DealDocument> {
  const { session } = change
  await DeletedDealModel.deleteOne({ _id: deleted._id }, { session })
  const parts: [Collected, readonly unknown[]][] = [
    [DealModel, [deleted.deal]],
    [TaskModel, deleted.tasks],
    [MilestoneModel, deleted.milestones],
    [PortalModel, deleted.portals],
    [ReminderModel, deleted.reminders],
  ]
  for (const [{ collection }, documents] of parts) {
    if (documents.length > 0) await collection.insertMany(documents as object[], { session })
  }
  const deal = DealModel.hydrate(deleted.deal)
  if (deal.status === DealStatus.Closed) {
    await takeCommissionTurns(
      deal.agents.map(({ user }) => user),
      session,
    )
  }
  await keepKnownParties(change, deal)
  await takePlace(change, deal)
  await settleCommission(change, deal)
  const course = await readCourse(change, deal)
  const { facts } = await refreshDeal(change, deal, { course })
  deal.set(facts)
  await deal.save({ session })
  change.tell(deal, 'recover', { diff: difference({}, deal.toObject()), follows: followedItems(course) })
  await shareContacts(change, deal, null)
  await moveInRollup(change, null, deal.toObject())
  await recomputeLater(change, null, deal)
  await handOnFromDeparted(change, deal)
  return deal
}

/** Contacts may have been deleted meanwhile: no deal was left that they were a party of. */
async function keepKnownParties(change: Change, deal: DealDocument): Promise<void> {
  const ids = deal.parties.map(({ contact }) => contact)
  const found = await ContactModel.find({ _id: trusted({ $in: ids }) }, { _id: 1 }, { session: change.session }).lean()
  const known = new Set(found.map(({ _id }) => String(_id)))
  if (ids.some((id) => !known.has(String(id)))) {
    deal.set(
      'parties',
      deal.parties.filter(({ contact }) => known.has(String(contact))),
    )
  }
  await nameClients(change, deal)
}

/** Its own place on its board; else the end of the board's, or the team's, first phase. */
async function takePlace(change: Change, deal: DealDocument): Promise<void> {
  const { session } = change
  const own = await PhaseModel.findById(deal.phase).session(session)
  const phase =
    own ?? (await firstPhase(change, { _id: deal.workspace })) ?? (await firstPhase(change, { team: deal.team }))
  if (!phase) throw conflict('There is no workspace to bring this deal back to', 'Create one first.')
  deal.set({ phase: phase._id, workspace: phase.workspace })
  deal.set('rank', await freeRank(change, deal))
}

async function firstPhase({ session }: Change, of: object): Promise<PhaseDocument | null> {
  const inOrder = { session, sort: { order: 1, _id: 1 } } as const
  const workspace = await WorkspaceModel.findOne(of, { _id: 1 }, inOrder)
  return workspace && PhaseModel.findOne({ workspace: workspace._id }, null, inOrder)
}
