/** The days of a deal that its client is shown. */
import type { ClientKeyDate, DealDates } from 'openapi'
import { dueAnchorLabels } from 'openapi/codes'

/** When a listing runs out is between the agent and the seller's contract, and never news to a buyer. */
const INTERNAL = 'listing_expiration'

const TITLES: Record<Exclude<keyof DealDates, typeof INTERNAL>, string> = {
  listing: dueAnchorLabels.listing,
  offer: dueAnchorLabels.offer,
  acceptance: dueAnchorLabels.acceptance,
  earnest_due: dueAnchorLabels.earnest_due,
  inspection: dueAnchorLabels.inspection,
  appraisal: dueAnchorLabels.appraisal,
  financing: dueAnchorLabels.financing,
  title: dueAnchorLabels.title,
  walkthrough: dueAnchorLabels.walkthrough,
  closing: dueAnchorLabels.closing,
  // To a client, the closing is one day: the planned one until it has happened.
  actual_close: dueAnchorLabels.closing,
  possession: dueAnchorLabels.possession,
  lease_start: dueAnchorLabels.lease_start,
}

type KeyDate = keyof typeof TITLES

const isKeyDate = (name: string): name is KeyDate => Object.hasOwn(TITLES, name)

/** What a date of the deal is called to a client; null for one that they are not shown. */
export const keyDateTitle = (name: string): string | null => (isKeyDate(name) ? TITLES[name] : null)

type Closing = Pick<Partial<DealDates>, 'closing' | 'actual_close' | 'possession'>

/** The day on which a buyer or tenant gets the keys; null if it's not known, or not shown. */
export function keysDay({ closing, actual_close: actual, possession }: Closing, isShown: boolean): string | null {
  const close = actual ?? closing ?? null
  if (!possession || possession === close) return close
  return isShown ? possession : null
}

/** The days that are set, earliest first. Once the deal has closed, the day that was planned for it is no matter. */
export function keyDates(dates: Readonly<Record<string, unknown>>): ClientKeyDate[] {
  return Object.keys(TITLES)
    .flatMap((key) => {
      const date = dates[key]
      const isPast = key === 'closing' && Boolean(dates.actual_close)
      return typeof date === 'string' && !isPast ? [{ key, title: keyDateTitle(key) ?? key, date }] : []
    })
    .toSorted((a, b) => a.date.localeCompare(b.date))
}
