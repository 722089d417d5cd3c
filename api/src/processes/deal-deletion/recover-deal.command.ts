/** Recovers a deleted deal. */
import { trusted } from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { mergedInto } from '#entities/contacts/merged.query.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { DealContractModel } from '#entities/deal-contracts/deal-contract.model.ts'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { ReminderModel } from '#entities/reminders/reminder.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { type PhaseDocument, PhaseModel } from '#entities/workspaces/phase.model.ts'
import { WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import type { Change } from '#platform/events/change.ts'
import { difference } from '#platform/events/diff.ts'
import { conflict } from '#platform/http/errors.ts'
import { type Fillable, fillDefaults } from '#platform/records/fill-defaults.command.ts'
import { nextVersion } from '#platform/records/record.ts'
import { takeCommissionTurns } from '#processes/commission/commission-turn.model.ts'
import { recomputeLater } from '#processes/commission/recompute-commission.command.ts'
import { settleCommission } from '#processes/commission/settle-commission.command.ts'
import { freeRank } from '#processes/deal-phases/deal-rank.command.ts'
import { nameClients, shareContacts } from '#processes/deal-parties/parties.command.ts'
import { readCourse } from '#processes/deal-save/course.query.ts'
import { followedItems, refreshDeal } from '#processes/deal-save/refresh-deal.command.ts'
import { reassignFromFormerMembers } from '#processes/membership/reassign-from-former-members.command.ts'
import { moveInRollup } from '#processes/reports/rollup.command.ts'
import { followParties } from '#processes/sharing/follow-parties.command.ts'
import { DeletedDealModel, type StoredDeletedDeal } from './deleted-deal.model.ts'

/**
 * Restores the deal and its records, and recomputes what is derived from the current day, plans and team. If its lead
 * has left the team, the deal goes to the person recovering it.
 * @throws 409 if its team no longer has a workspace
 */
export async function recoverDeal(change: Change, deleted: StoredDeletedDeal): Promise<DealDocument> {
  const { session } = change
  await DeletedDealModel.deleteOne({ _id: deleted._id }, { session })
  const parts: [Fillable, readonly unknown[]][] = [
    [DealModel, [deleted.deal]],
    [TaskModel, deleted.tasks],
    [MilestoneModel, deleted.milestones],
    [PortalModel, deleted.portals],
    // None in what was deleted before contracts were records.
    [DealContractModel, deleted.contracts ?? []],
    [ReminderModel, deleted.reminders],
  ]
  for (const [model, documents] of parts) {
    if (documents.length === 0) continue
    const { insertedIds } = await model.collection.insertMany(documents as object[], { session })
    await fillDefaults(model, { _id: { $in: Object.values(insertedIds) } }, session)
  }
  const { _id } = deleted
  await DealModel.collection.updateOne({ _id }, [{ $set: nextVersion(change.at, 'edit') }], { session })
  const deal = await DealModel.findById(_id, null, { session }).orFail()
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
  const { facts } = await refreshDeal(change, deal, course)
  deal.set(facts)
  await deal.save({ session })
  change.recordChange(deal, 'recover', { diff: difference({}, deal.toObject()), follows: followedItems(course) })
  await shareContacts(change, deal, null)
  await followParties(change, deal)
  await moveInRollup(change, null, deal.toObject())
  await recomputeLater(change, null, deal)
  await reassignFromFormerMembers(change, deal)
  return deal
}

/** Contacts may have been deleted or merged since, as they were no longer a party of any deal. */
async function keepKnownParties(change: Change, deal: DealDocument): Promise<void> {
  for (const party of deal.parties) party.contact = (await mergedInto(party.contact, change.session)) ?? party.contact
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

/** Its former place on its board, or else the end of the first phase of the board or team. */
async function takePlace(change: Change, deal: DealDocument): Promise<void> {
  const { session } = change
  const own = await PhaseModel.findById(deal.phase).session(session)
  const phase =
    own ?? (await firstPhase(change, { _id: deal.workspace })) ?? (await firstPhase(change, { team: deal.team }))
  if (!phase) throw conflict('There’s no workspace to restore this deal to', 'Create one first.')
  if (!own) deal.set({ phase_since: change.at })
  deal.set({ phase: phase._id, workspace: phase.workspace })
  deal.set('rank', await freeRank(change, deal))
}

async function firstPhase({ session }: Change, of: object): Promise<PhaseDocument | null> {
  const inOrder = { session, sort: { order: 1, _id: 1 } } as const
  const workspace = await WorkspaceModel.findOne(of, { _id: 1 }, inOrder)
  return workspace && PhaseModel.findOne({ workspace: workspace._id }, null, inOrder)
}
