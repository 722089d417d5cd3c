/** Changes a deal's status, as its lifecycle allows. */
import { DealStatus } from 'openapi/codes'
import { conflict, forbidden, unprocessable } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { todayIn } from '#rules/calendar/days.ts'
import type { DealDocument } from './deal.model.ts'
import { canCloseDeal, canSetCommission, hasTerms } from './deal.policy.ts'
import { refusal, standingAfter } from './lifecycle.ts'

/**
 * Sets the deal's status. Closing requires a sale price, a day and the terms of the commission.
 * @throws 403 if the viewer may not close it, 409 if the lifecycle does not allow it, 422 if something is missing
 */
export function changeStatus(viewer: Viewer, deal: DealDocument, status: DealStatus): void {
  if (status === deal.status) return
  const standing = { status: deal.status, status_before: deal.status_before ?? null }
  const reason = refusal(standing, status)
  if (reason) throw conflict(reason)
  if (status === DealStatus.Closed) {
    if (!canCloseDeal(viewer, deal)) throw forbidden()
    requireClosing(viewer, deal)
    requireTerms(viewer, deal)
  }
  deal.set(standingAfter(standing, status))
}

/**
 * Checks that a deal being closed, or already closed, has its price and day.
 * @throws 422 naming what is missing
 */
export function requireClosing(viewer: Viewer, deal: DealDocument): void {
  const missing = [
    ...(deal.sale_price ? [] : ['sale_price']),
    ...(deal.dates.actual_close ? [] : ['dates.actual_close']),
  ]
  const errors = missing.map((field) => ({ field, reason: 'is required to close' }))
  if ((deal.dates.actual_close ?? '') > todayIn(viewer.time_zone)) {
    errors.push({ field: 'dates.actual_close', reason: 'can’t be in the future' })
  }
  if (errors.length > 0) throw unprocessable('Enter the sale price and closing date to close this deal', errors)
}

/** @throws 422 with the way out if nothing is agreed about the commission: the deal would have a volume and no money */
function requireTerms(viewer: Viewer, deal: DealDocument): void {
  if (hasTerms(deal)) return
  const reason = canSetCommission(viewer)
    ? 'has no terms: enter a rate or a flat amount'
    : 'has no terms: propose them for an owner or admin to approve'
  throw unprocessable('Set the commission terms to close this deal', [{ field: 'commission', reason }])
}
