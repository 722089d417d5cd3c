/** Sets the dates of a deal by hand, and the rules that dates follow. */
import type { DealDateRule, DealDatesUpdate } from 'openapi'
import { badRequest, unprocessable } from '#platform/http/errors.ts'
import { closedTooEarly } from '#rules/scheduling/date-warnings.ts'
import type { DealDocument } from './deal.model.ts'

/**
 * Sets the given dates, also to none. A date with a rule is pinned by that: it stays when its anchor moves.
 * @throws 422 for an actual closing before the acceptance
 */
export function setDates(deal: DealDocument, dates: DealDatesUpdate): void {
  for (const [name, day] of Object.entries(dates)) deal.set(`dates.${name}`, day)
  for (const rule of deal.date_rules) if (dates[rule.date] !== undefined) rule.pinned = true
  requireOrder(deal, dates)
}

/** What has happened has an order. Planned dates may be out of order for a while: dateWarnings tells that. */
function requireOrder(deal: DealDocument, { acceptance, actual_close: closed }: DealDatesUpdate): void {
  const reason = closedTooEarly(deal.dates)
  if (!reason || (acceptance === undefined && closed === undefined)) return
  throw unprocessable('A deal can’t close before its acceptance', [{ field: 'dates.actual_close', reason }])
}

/**
 * Replaces the rules.
 * @throws 400 naming a rule for a date that has one already, that counts from itself, or that closing sets
 */
export function setDateRules(deal: DealDocument, rules: readonly DealDateRule[]): void {
  const errors = rules.flatMap(({ date, anchor }, i) => [
    ...(rules.findIndex((one) => one.date === date) === i
      ? []
      : [{ field: `date_rules.${i}.date`, reason: 'already has a rule' }]),
    ...(date === 'actual_close' ? [{ field: `date_rules.${i}.date`, reason: 'is set by closing the deal' }] : []),
    ...(date === anchor ? [{ field: `date_rules.${i}.anchor`, reason: 'can’t be the date itself' }] : []),
  ])
  if (errors.length > 0) throw badRequest(errors)
  deal.set('date_rules', rules)
}
