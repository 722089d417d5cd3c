import type { ClientDeal } from 'openapi'
import { ClientAudience, DealStatus, Representation } from 'openapi/codes'
import { daysBetween, formatLongDay } from 'ui-kit/days'
import { copy } from './copy.ts'
import { neutralStanding } from './neutral-standing.ts'

type Side = keyof typeof copy.standing.searching

/** The client's side of the deal. */
function sideOf(representation: ClientDeal['representation']): Side {
  switch (representation) {
    case Representation.Seller:
      return 'selling'
    case Representation.Tenant:
      return 'renting'
    case Representation.Landlord:
      return 'leasing'
    default:
      return 'buying'
  }
}

type Standing = Pick<ClientDeal, 'status' | 'representation' | 'audience' | 'closing' | 'keys'>

/** What is said of the closing to those who get the keys on another day. */
const WITHOUT_KEYS: { readonly [side in Side]: Side } = {
  buying: 'selling',
  selling: 'selling',
  renting: 'leasing',
  leasing: 'leasing',
}

/** The status of the deal in one or two plain sentences. `now` is today in the account's time zone. */
export function standing(deal: Standing, now: string): string {
  const { status, representation, audience, closing, keys } = deal
  if (audience === ClientAudience.party) return neutralStanding(deal, now)
  const side = sideOf(representation)
  const getsKeys = side === 'buying' || side === 'renting'
  const later = getsKeys && keys && keys !== closing && keys > now ? [copy.standing.keys(formatLongDay(keys, now))] : []
  switch (status) {
    case DealStatus.PreContract:
      return copy.standing.preContract
    case DealStatus.Active:
      return copy.standing.searching[side]
    case DealStatus.UnderContract:
      return [
        copy.standing.underContract,
        countdown(keys === closing ? side : WITHOUT_KEYS[side], closing, now),
        ...later,
      ]
        .filter(Boolean)
        .join(' ')
    case DealStatus.Closed:
      return closing
        ? [copy.standing.closedOn[side](formatLongDay(closing, now)), ...later].join(' ')
        : copy.standing.closed[side]
    case DealStatus.FellThrough:
      return copy.standing.fellThrough
    case DealStatus.Expired:
      return copy.standing.expired
    case DealStatus.OnHold:
      return copy.standing.onHold
    default:
      return ''
  }
}

function countdown(side: Side, closing: string | null, now: string): string {
  if (!closing) return ''
  const days = daysBetween(now, closing)
  if (days === 0) return copy.standing.today[side]
  const day = formatLongDay(closing, now)
  return days < 0 ? copy.standing.missed(day) : copy.standing.countdown[side](days, day)
}
