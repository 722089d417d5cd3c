/** Lets the dates of a deal follow one another. Changes the document, writes nothing. */
import { DealDateName, dealDateNameLabels } from 'openapi/codes'
import type { DealDocument, StoredDeal } from '#entities/deals/deal.model.ts'
import type { AccountCalendar } from '#entities/accounts/account-calendar.ts'
import { unprocessable } from '#platform/http/errors.ts'
import { CircleError } from '#rules/scheduling/order.ts'
import type { Due } from '#rules/scheduling/schedule.ts'
import { type DateRule, scheduleDates } from '#rules/scheduling/schedule-dates.ts'

type DateName = DateRule['date']
type StoredRule = StoredDeal['date_rules'][number]

/** A stored rule in the form that the scheduler takes. */
export const plainDateRule = (rule: StoredRule): DateRule => ({
  date: rule.date,
  anchor: rule.anchor,
  offset: rule.offset,
  unit: rule.unit,
  business_up_to: rule.business_up_to ?? null,
  roll: rule.roll,
  skip_holidays: rule.skip_holidays,
  time: rule.time ?? null,
  rolled_time: rule.rolled_time ?? null,
  source: rule.source ?? null,
  pinned: rule.pinned,
})

/**
 * The dates with a rule, by name. Changes nothing.
 * @throws 422 if dates follow one another in a circle
 */
export function ruledDates(
  { date_rules, dates }: Pick<StoredDeal, 'date_rules' | 'dates'>,
  { business }: AccountCalendar,
): Map<DateName, Due> {
  try {
    // Read one by one: a document's part cannot be spread.
    const days = Object.fromEntries(Object.values(DealDateName).map((name) => [name, dates[name] ?? null]))
    return scheduleDates(date_rules.map(plainDateRule), days, business)
  } catch (error) {
    if (!(error instanceof CircleError)) throw error
    const path = error.path.map((name) => dealDateNameLabels[name as DateName]).join(' → ')
    throw unprocessable('These dates would depend on each other in a loop', [
      { field: 'date_rules', reason: `creates a loop: ${path}` },
    ])
  }
}

/** Sets the dates that follow a rule and are not pinned. */
export function followDates(deal: DealDocument, calendar: AccountCalendar): void {
  for (const [name, { due, hold }] of ruledDates(deal, calendar)) {
    if (hold === null && (deal.get(`dates.${name}`) ?? null) !== due) deal.set(`dates.${name}`, due)
  }
}
