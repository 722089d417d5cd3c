import type { DealCard } from 'openapi'
import { contactSourceLabels, dealStatusLabels, dealTypeLabels, priorityLabels } from 'openapi/codes'
import { dayOf, daysBetween, formatAgoWithin, today } from 'ui-kit/days'
import { formatMoney } from 'ui-kit/format'
import type { CardField, usualCardFields } from './card-fields.ts'
import { copy } from './copy.ts'

const NO_BREAK = '\u00a0'

const facts = {
  status: ({ status }) => dealStatusLabels[status],
  deal_type: ({ deal_type }) => dealTypeLabels[deal_type],
  priority: ({ priority }) => copy.facts.priority(priorityLabels[priority]),
  source: ({ source }) => contactSourceLabels[source],
  city: ({ address }) => address.city ?? '',
  mls_number: ({ mls_number }) => mls_number && `MLS${NO_BREAK}${mls_number}`,
  list_price: ({ list_price }) => (list_price === null ? '' : copy.facts.listedAt(formatMoney(list_price))),
  phase_since: ({ phase_since }, timeZone) =>
    phase_since ? copy.facts.inPhase(daysBetween(dayOf(new Date(phase_since), timeZone), today(timeZone))) : '',
  updated_at: ({ updated_at }, timeZone) => copy.facts.changed(formatAgoWithin(updated_at, timeZone)),
} satisfies Record<Exclude<CardField, (typeof usualCardFields)[number]>, (deal: DealCard, timeZone: string) => string>

const isFact = (field: CardField): field is keyof typeof facts => field in facts

/** Additional facts that the user chose for cards: "Condo", "High priority", "Hartford". */
export function moreFacts(deal: DealCard, shown: Iterable<CardField>, timeZone: string): string[] {
  return [...shown].filter(isFact).flatMap((field) => facts[field](deal, timeZone) || [])
}
