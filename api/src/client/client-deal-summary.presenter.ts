/** A deal in a client's list. */
import type { ClientDealSummary } from 'openapi'
import { extended, type Presenter, presenter } from '../http/presenter.ts'
import { MilestoneModel, type StoredMilestone } from '../milestones/milestone.model.ts'
import type { StoredPortal } from '../portals/portal.model.ts'
import { progressOf } from './client-deal.presenter.ts'

/** A presenter for the deals of these portals, with the progress of the milestones that each shows. */
export async function clientDealSummaryPresenter(
  portals: readonly StoredPortal[],
): Promise<Presenter<ClientDealSummary>> {
  const deals = portals.filter(({ sections }) => sections.milestones).map(({ deal }) => deal)
  const milestones = await MilestoneModel.collection
    .find<StoredMilestone>({ deal: { $in: deals }, client_visible: true }, { projection: { deal: 1, progress: 1 } })
    .toArray()
  const byDeal = Map.groupBy(milestones, ({ deal }) => String(deal))
  const stored = presenter('ClientDealSummary', () => ({
    closing: { $ifNull: ['$dates.actual_close', '$dates.closing'] },
    progress: { $literal: null },
  }))
  return extended(stored, (deal) => ({ ...deal, progress: progressOf(byDeal.get(deal.id) ?? []) }))
}
