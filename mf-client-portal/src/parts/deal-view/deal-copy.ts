/** Texts about a deal for its client: plain sentences, no jargon. */
import type { ClientDeal } from 'openapi'
import { DealStatus, Representation } from 'openapi/codes'
import { daysBetween, formatLongDay } from 'ui-kit/days'

type Side = 'buying' | 'selling' | 'renting' | 'letting'

/** The client's side of the deal. */
export function sideOf(representation: ClientDeal['representation']): Side {
  switch (representation) {
    case Representation.Seller:
      return 'selling'
    case Representation.Tenant:
      return 'renting'
    case Representation.Landlord:
      return 'letting'
    default:
      return 'buying'
  }
}

const SEARCHING: Record<Side, string> = {
  buying: 'The search for your home is on.',
  selling: 'Your home is on the market.',
  renting: 'The search for your new place is on.',
  letting: 'Your place is on the market.',
}

const AT_THE_END: Record<Side, string> = {
  buying: 'you get the keys',
  selling: 'the closing',
  renting: 'you get the keys',
  letting: 'the lease begins',
}

const DONE: Record<Side, string> = {
  buying: 'It is yours',
  selling: 'It is sold',
  renting: 'It is yours',
  letting: 'It is let',
}

type Standing = Pick<ClientDeal, 'status' | 'representation' | 'closing'>

/** The status of the deal in one or two sentences. `now` is today in the account's time zone. */
export function standing({ status, representation, closing }: Standing, now: string): string {
  const side = sideOf(representation)
  switch (status) {
    case DealStatus.PreContract:
      return 'We are getting everything ready.'
    case DealStatus.Active:
      return SEARCHING[side]
    case DealStatus.UnderContract:
      return ['You’re under contract.', countdown(side, closing, now)].filter(Boolean).join(' ')
    case DealStatus.Closed:
      return closing ? `${DONE[side]}: closed on ${formatLongDay(closing, now)}.` : `${DONE[side]}.`
    case DealStatus.FellThrough:
      return 'This one did not work out. Your agent is with you for what comes next.'
    case DealStatus.Expired:
      return 'The listing has ended. Your agent is with you for what comes next.'
    case DealStatus.OnHold:
      return 'On hold for now. Your agent will tell you when it goes on.'
    default:
      return ''
  }
}

function countdown(side: Side, closing: string | null, now: string): string {
  if (!closing) return ''
  const days = daysBetween(now, closing)
  const day = formatLongDay(closing, now)
  if (days < 0) return `The closing was planned for ${day}.`
  if (days === 0) return `Today is the day: ${AT_THE_END[side]}.`
  return `${days === 1 ? '1 day' : `${days} days`} until ${AT_THE_END[side]}, on ${day}.`
}

/** "402 Maple Street, Hartford, CT 06103", without missing parts. */
export function addressLine({ street, unit, city, state, zip }: ClientDeal['address']): string {
  const place = [state, zip].filter(Boolean).join(' ')
  return [[street, unit].filter(Boolean).join(' '), city, place].filter(Boolean).join(', ')
}

/** The address below the name of the deal, without the street if that is the name. */
export function addressBelowName({ name, address }: Pick<ClientDeal, 'name' | 'address'>): string {
  const line = addressLine(address)
  return line.startsWith(name) ? line.slice(name.length).replace(/^,\s*/, '') : line
}
