import type { ClientDeal } from 'openapi'
import { DealStatus, Representation } from 'openapi/codes'
import { daysBetween, formatLongDay } from 'ui-kit/days'
import { copy } from './copy.ts'

const { neutralStanding: words } = copy

/** Whether the team looks for a home, rather than for someone who takes one. */
const searches: ReadonlySet<Representation> = new Set([Representation.Buyer, Representation.Tenant])
const leases: ReadonlySet<Representation> = new Set([Representation.Landlord, Representation.Tenant])

/** The status of the deal for someone who is not its client: no one's home, no one's keys. */
export function neutralStanding(
  { status, representation, closing }: Pick<ClientDeal, 'status' | 'representation' | 'closing'>,
  now: string,
): string {
  switch (status) {
    case DealStatus.PreContract:
      return words.preContract
    case DealStatus.Active:
      return searches.has(representation) ? words.searching : words.onMarket
    case DealStatus.UnderContract:
      return [words.underContract, countdown(leases.has(representation) ? 'lease' : 'sale', closing, now)]
        .filter(Boolean)
        .join(' ')
    case DealStatus.Closed:
      return closing ? words.closedOn(formatLongDay(closing, now)) : words.closed
    case DealStatus.FellThrough:
      return words.fellThrough
    case DealStatus.Expired:
      return words.expired
    case DealStatus.OnHold:
      return words.onHold
    default:
      return ''
  }
}

function countdown(of: 'lease' | 'sale', closing: string | null, now: string): string {
  if (!closing) return ''
  const days = daysBetween(now, closing)
  if (days === 0) return words.today[of]
  const day = formatLongDay(closing, now)
  return days < 0 ? copy.standing.missed(day) : words.countdown[of](days, day)
}
