/** Moves dates of a deal with everything that follows them, exactly as previewed. */
import type { DealReschedule, Rescheduling } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { changeStatus, requireClosing } from '#entities/deals/change-status.command.ts'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { badRequest } from '#platform/http/errors.ts'
import { requireZip } from '#platform/http/require-zip.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { joinParties, knownParties } from '#processes/deal-parties/parties.command.ts'
import { settle } from '#processes/deal-phases/enter-phase.command.ts'
import { saveDealWithCourse } from '#processes/deal-save/save-deal.command.ts'
import { notifyRescheduled } from '#processes/notices/notify-rescheduled.command.ts'
import { planRescheduling } from './plan-rescheduling.ts'

/**
 * Moves the dates, or only returns what would move. With the `preview` of an earlier response it does exactly what that
 * response showed. A status that comes with the dates is taken in the same event, with the terms of the contract.
 * @throws 400 for terms without a status, a wrong ZIP code or a contact the viewer may not see, 412 if the outcome would now be different, and what
 *   `changeStatus` and `settle` throw
 */
export async function rescheduleDeal(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  {
    dry_run,
    status,
    parties,
    address,
    sale_price,
    earnest_money,
    ...body
  }: DealReschedule & { dry_run?: boolean | undefined },
): Promise<Rescheduling> {
  const terms = {
    ...(address !== undefined && { address }),
    ...(sale_price !== undefined && { sale_price }),
    ...(earnest_money !== undefined && { earnest_money }),
  }
  if (status === undefined) refuseTerms({ ...terms, ...(parties && { parties }) })
  requireZip(address, deal.address)
  if (parties) await knownParties(change, viewer, deal, parties)
  const { course, also, outcome } = await planRescheduling(change, deal, body)
  deal.set(terms)
  joinParties(deal, parties ?? [])
  const takesStatus = status !== undefined && status !== deal.status
  if (takesStatus) {
    changeStatus(viewer, deal, status)
    await settle(change, deal)
  }
  if (deal.status === DealStatus.Closed && deal.isModified('dates')) requireClosing(viewer, deal)
  const movesNothing =
    also.length === 0 && !takesStatus && !deal.isModified('dates address parties sale_price earnest_money')
  if (dry_run || movesNothing) return { applied: false, event: null, ...outcome }
  const before = change.eventIds.length
  await saveDealWithCourse(change, deal, course, { op: takesStatus ? 'update' : 'reschedule', also })
  await notifyRescheduled(change, deal, course.tasks, new Set(outcome.moved.map(({ id }) => id)))
  // Recomputed commissions of later deals are recorded after this event.
  return { applied: true, event: change.eventIds[before] ?? null, ...outcome }
}

/** A price, an address or a person alone moves no date: it's changed as any other field. */
function refuseTerms(terms: object): void {
  const errors = Object.keys(terms).map((field) => ({ field, reason: 'can only be sent with `status`' }))
  if (errors.length > 0) throw badRequest(errors)
}
