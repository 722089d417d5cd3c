/** The plan of the demo's deals: 140 over two years, in every status, with a busy first board. */
import type { DealDates } from 'openapi'
import { DealStatus, Representation } from 'openapi/codes'
import { addDays } from '#api/rules/calendar/days.ts'
import { weekdayFrom } from './chance/calendar.ts'
import type { Dice } from './chance/dice.ts'
import type { ShowcaseDeal } from './showcase-deals.ts'

export type DealPlan = {
  status: DealStatus
  /** The index of the column, from the left. */
  column: number
  representation: Representation
  createdOn: string
  dates: Partial<DealDates>
  archived: boolean
  /** The number of forgotten due tasks. */
  overdue: number
  /** Fixed values that replace random ones. */
  showcase?: ShowcaseDeal
}

const SEARCHING = 0
const OFFER_OUT = 1
const UNDER_CONTRACT = 2
const CLOSED = 3
const LOST = 4

/** The number of deals of each kind on a board. */
export type BoardSize = {
  preContract: number
  active: number
  offers: number
  contracts: number
  closed: number
  oldClosed: number
  lost: number
  expired: number
  onHold: number
}

/** The plans of one board. */
export function planBoard(dice: Dice, today: string, size: BoardSize, sides: readonly Representation[]): DealPlan[] {
  const side = () => dice.pick(sides)
  const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))
  return [
    ...times(size.preContract, (n) => early(dice, today, DealStatus.PreContract, SEARCHING, side(), n)),
    ...times(size.active, (n) => early(dice, today, DealStatus.Active, SEARCHING, side(), n)),
    ...times(size.offers, (n) => early(dice, today, DealStatus.Active, OFFER_OUT, side(), n)),
    ...times(size.onHold, (n) => early(dice, today, DealStatus.OnHold, SEARCHING, side(), n)),
    ...times(size.contracts, (n) => underContract(dice, today, side(), n)),
    ...times(size.closed, () => closed(dice, today, side(), dice.between(1, 45), false)),
    ...times(size.oldClosed, (n) =>
      closed(dice, today, side(), 60 + Math.floor((n * 660) / Math.max(1, size.oldClosed)) + dice.between(0, 8), true),
    ),
    ...times(size.lost, () => lost(dice, today, side(), DealStatus.FellThrough)),
    ...times(size.expired, () => lost(dice, today, side(), DealStatus.Expired)),
  ]
}

const isSelling = (side: Representation) =>
  side === Representation.Seller || side === Representation.Landlord || side === Representation.Dual

function early(
  dice: Dice,
  today: string,
  status: DealStatus,
  column: number,
  representation: Representation,
  n: number,
): DealPlan {
  // An offer comes after the house has been on the market for a while.
  const isOffered = column === OFFER_OUT && isSelling(representation)
  const days = status === DealStatus.OnHold ? dice.between(40, 90) : dice.between(2, 11)
  const createdOn = weekdayFrom(addDays(today, isOffered ? -days - 16 : -days))
  const listing = isSelling(representation) ? listed(createdOn, 10 + dice.between(0, 3)) : {}
  const offer = column === OFFER_OUT ? { offer: addDays(today, -dice.between(0, 2)) } : {}
  return {
    status,
    column,
    representation,
    createdOn,
    dates: { ...listing, ...offer },
    archived: false,
    overdue: n % 4 === 1 ? 1 : 0,
  }
}

/** The dates of a house that is listed some days after the deal began. */
function listed(createdOn: string, after: number): Partial<DealDates> {
  const listing = weekdayFrom(addDays(createdOn, after))
  return { listing, listing_expiration: addDays(listing, 180) }
}

/** `since`: how many days ago the offer was accepted. */
export function underContract(
  dice: Dice,
  today: string,
  representation: Representation,
  n: number,
  since = dice.between(2, 32),
): DealPlan {
  const acceptance = weekdayFrom(addDays(today, -since))
  const createdOn = weekdayFrom(addDays(acceptance, -dice.between(14, 40)))
  return {
    status: DealStatus.UnderContract,
    column: UNDER_CONTRACT,
    representation,
    createdOn,
    dates: {
      ...(isSelling(representation) && listed(createdOn, 2)),
      ...contractDates(acceptance, weekdayFrom(addDays(acceptance, dice.between(34, 48)))),
    },
    archived: false,
    overdue: n % 5 === 2 ? 2 : n % 5 === 4 ? 1 : 0,
  }
}

function contractDates(acceptance: string, closing: string): Partial<DealDates> {
  return {
    offer: addDays(acceptance, -2),
    acceptance,
    earnest_due: weekdayFrom(addDays(acceptance, 3)),
    inspection: addDays(acceptance, 10),
    appraisal: addDays(acceptance, 14),
    title: addDays(acceptance, 14),
    financing: addDays(acceptance, 21),
    walkthrough: addDays(closing, -1),
    closing,
    possession: closing,
  }
}

function closed(
  dice: Dice,
  today: string,
  representation: Representation,
  daysAgo: number,
  archived: boolean,
): DealPlan {
  const actual = weekdayFrom(addDays(today, -daysAgo - 2))
  const acceptance = weekdayFrom(addDays(actual, -dice.between(30, 58)))
  const lease = representation === Representation.Tenant ? { lease_start: actual } : {}
  const createdOn = weekdayFrom(addDays(acceptance, -dice.between(14, 60)))
  return {
    status: DealStatus.Closed,
    column: CLOSED,
    representation,
    createdOn,
    dates: {
      ...(isSelling(representation) && listed(createdOn, 2)),
      ...contractDates(acceptance, actual),
      ...lease,
      actual_close: actual,
    },
    archived,
    overdue: 0,
  }
}

function lost(dice: Dice, today: string, representation: Representation, status: DealStatus): DealPlan {
  const created = addDays(today, -dice.between(90, 560))
  return {
    status,
    column: LOST,
    representation,
    createdOn: weekdayFrom(created),
    dates: { listing: addDays(created, 5) },
    archived: dice.chance(0.6),
    overdue: 0,
  }
}

/** The plans, with the showcase deals assigned in order to the first plans of their columns. */
export function withShowcase(plans: readonly DealPlan[], deals: readonly ShowcaseDeal[]): DealPlan[] {
  const left = [...deals]
  return plans.map((plan) => {
    const at = plan.archived ? -1 : left.findIndex(({ column }) => column === plan.column)
    const [showcase] = at < 0 ? [] : left.splice(at, 1)
    return showcase ? { ...plan, showcase, representation: showcase.representation } : plan
  })
}
