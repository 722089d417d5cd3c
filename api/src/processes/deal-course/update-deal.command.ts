/** Updates a deal: its fields, and its lifecycle from closing to archiving. */
import type { DealClose, DealUpdate } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { changeStatus, requireClosing } from '#entities/deals/change-status.command.ts'
import { changeCustomValues } from '#entities/custom-fields/change-custom-values.policy.ts'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { canSetCommission } from '#entities/deals/deal.policy.ts'
import { isOpen } from '#entities/deals/lifecycle.ts'
import { setDateRules, setDates } from '#entities/deals/set-dates.ts'
import { setTerms } from '#entities/deals/set-terms.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, forbidden, unprocessable } from '#platform/http/errors.ts'
import { requireZip } from '#platform/http/require-zip.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { setParties } from '#processes/deal-parties/parties.command.ts'
import { saveDeal, saveDealWithCourse } from '#processes/deal-save/save-deal.command.ts'
import { failsContract, takeContractOff } from '#processes/deal-contracts/fail-contract.command.ts'
import { planRescheduling } from '#processes/rescheduling/plan-rescheduling.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { closedTooEarly } from '#rules/scheduling/date-warnings.ts'
import { assignAgents } from './assign-agents.command.ts'
import { finishTasks, updateParties } from './closing-checklist.command.ts'
import { freeRank } from '#processes/deal-phases/deal-rank.command.ts'
import { settle, unsettle } from '#processes/deal-phases/enter-phase.command.ts'

/** Updates the given fields. Dates and commission terms that are left out stay. */
export async function updateDeal(change: Change, viewer: Viewer, deal: DealDocument, body: DealUpdate): Promise<void> {
  const { status, dates, date_rules, agents, parties, commission, custom_fields: given, ...fields } = body
  if (commission && !canSetCommission(viewer)) throw forbidden('Only owners and admins can set commission terms')
  requireZip(fields.address, deal.address)
  const failed = failsContract(deal, status) ? await takeContractOff(change, viewer, deal, {}) : null
  deal.set(fields)
  await changeCustomValues(viewer, deal, { entity: 'deal', given, session: change.session })
  if (date_rules) setDateRules(deal, date_rules)
  setDates(deal, dates ?? {})
  setTerms(deal, commission ?? {}, 'commission.')
  if (agents) await assignAgents(change, viewer, deal, agents)
  if (parties) await setParties(change, viewer, deal, parties)
  if (status !== undefined && status !== deal.status) {
    changeStatus(viewer, deal, status)
    await settle(change, deal)
  } else if (deal.status === DealStatus.Closed && (deal.isModified('sale_price') || deal.isModified('dates'))) {
    requireClosing(viewer, deal)
  }
  if (failed) await saveDealWithCourse(change, deal, failed.course, { op: 'fail_contract', also: failed.also })
  else await saveDeal(change, deal)
}

/**
 * Closes a deal under contract, which confirms its commission. Due dates that follow the closing move along.
 * @throws 409 if the deal is closed or not under contract, 412 if dates would move differently than previewed, 422 for
 *   a day in the future or before the acceptance
 */
export async function closeDeal(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  { sale_price, actual_close, acceptance, commission, tasks = [], contacts = [], ...agreed }: DealClose,
): Promise<void> {
  if (commission && !canSetCommission(viewer)) throw forbidden('Only owners and admins can set commission terms')
  if (deal.status === DealStatus.Closed) throw conflict('This deal is already closed')
  if (actual_close > todayIn(viewer.time_zone)) {
    throw unprocessable('The closing date can’t be in the future', [
      { field: 'actual_close', reason: 'can’t be in the future' },
    ])
  }
  const dates = { actual_close, ...(acceptance && { acceptance }) }
  const tooEarly = closedTooEarly({ acceptance: deal.dates.acceptance, ...dates })
  if (tooEarly)
    throw unprocessable('A deal can’t close before its acceptance', [{ field: 'actual_close', reason: tooEarly }])
  // Before any other change to the deal, as in the dry run.
  const { course, also } = await planRescheduling(change, deal, { ...agreed, dates })
  deal.set({ sale_price })
  setTerms(deal, commission ?? {}, 'commission.')
  changeStatus(viewer, deal, DealStatus.Closed)
  await settle(change, deal)
  const done = finishTasks(change, course, tasks)
  await saveDealWithCourse(change, deal, course, { op: 'close', also: [...also, ...done] })
  await updateParties(change, viewer, deal, contacts)
}

/** Reopens a closed or lost deal with a reason, and restores its former status and place on the board. */
export async function reopenDeal(change: Change, deal: DealDocument, reason: string): Promise<void> {
  if (isOpen(deal.status)) throw conflict('This deal is already open')
  deal.set({
    status: deal.status_before ?? DealStatus.Active,
    status_before: null,
    'dates.actual_close': null,
    lost_reason: '',
  })
  await unsettle(change, deal)
  await saveDeal(change, deal, { op: 'reopen', cause: reason })
}

/** Removes a deal from the board and from lists. */
export async function archiveDeal(change: Change, deal: DealDocument): Promise<void> {
  if (deal.archived_at) return
  deal.set('archived_at', change.at)
  await saveDeal(change, deal, { op: 'archive' })
}

/** Restores an archived deal to its former place, or to the end of its phase if another card has taken the place. */
export async function restoreDeal(change: Change, deal: DealDocument): Promise<void> {
  if (!deal.archived_at) return
  deal.set({ archived_at: null, rank: await freeRank(change, deal) })
  await saveDeal(change, deal, { op: 'restore' })
}
