/** What a deal goes back to when its contract falls through. */
import type { Deal } from 'openapi'
import { Representation } from 'openapi/codes'
import { copy } from './copy.ts'

const searching: ReadonlySet<Representation> = new Set([Representation.Buyer, Representation.Tenant])

/** The words for it: a listing is back on the market, a buyer or tenant is back to searching. */
export const afterFailure = ({ representation }: Pick<Deal, 'representation'>) =>
  searching.has(representation) ? copy.afterFailure.search : copy.afterFailure.market
