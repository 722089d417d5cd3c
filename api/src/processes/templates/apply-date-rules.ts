/** Gives a deal the rules that its dates follow by a template. Changes the document, writes nothing. */
import type { AppliedDate } from 'openapi'
import { AppliedState } from 'openapi/codes'
import type { AccountCalendar } from '#entities/accounts/account-calendar.ts'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import type { StoredTemplate } from '#entities/templates/template.model.ts'
import { same } from '#platform/events/diff.ts'
import { followDates } from '#processes/deal-save/follow-dates.ts'

type TemplateRule = StoredTemplate['date_rules'][number]

/**
 * Sets the rules, and the dates that follow them. A date that someone has set stays. A rule that a switch leaves out goes
 * from the deal, with its date.
 */
export function applyDateRules(
  deal: DealDocument,
  { date_rules }: Pick<StoredTemplate, 'date_rules'>,
  { switches, calendar }: { switches: ReadonlySet<string>; calendar: AccountCalendar },
): AppliedDate[] {
  const states = date_rules.map((rule) => ({ date: rule.date, state: applyRule(deal, rule, switches) }))
  followDates(deal, calendar)
  return states.map(({ date, state }) => ({ date, state, day: deal.dates[date] ?? null }))
}

function applyRule(deal: DealDocument, rule: TemplateRule, switches: ReadonlySet<string>): AppliedState {
  const { left_out_by, only_with, ...counting } = rule
  const { date } = rule
  const known = deal.date_rules.find((one) => one.date === date)
  const isSet = known ? known.pinned : Boolean(deal.dates[date])
  const isIn =
    !left_out_by.some((key) => switches.has(key)) &&
    (only_with.length === 0 || only_with.some((key) => switches.has(key)))
  if (isSet) return isIn ? AppliedState.there : AppliedState.left_out
  const others = deal.date_rules.filter((one) => one !== known)
  if (!isIn) {
    if (known) deal.set({ date_rules: others, [`dates.${date}`]: null })
    return AppliedState.left_out
  }
  const next = { ...counting, pinned: false }
  if (known && same({ ...plain(known) }, next)) return AppliedState.there
  deal.set('date_rules', [...others, next])
  return AppliedState.added
}

const plain = (rule: DealDocument['date_rules'][number]): object =>
  (rule as unknown as { toObject: () => object }).toObject()
