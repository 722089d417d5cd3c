/** Sets the commission terms of a deal. */
import type { CommissionTerms } from 'openapi'
import { invalid, unprocessable } from '#platform/http/errors.ts'
import { isLease } from '#rules/commission/sides.ts'
import type { DealDocument } from './deal.model.ts'

const BOTH = 'can’t be combined with a rate: enter one or the other'

/**
 * Omitted terms stay, but a rate replaces a flat amount and the other way around. `at` is the prefix of the terms' paths in the request, such as `commission.`.
 * @throws 400 for a rate and a flat amount at once, 422 for lease months on a deal that is not a lease
 */
export function setTerms(deal: DealDocument, terms: CommissionTerms, at = ''): void {
  const { rate_bp: rate = null, flat = null } = terms
  if (rate !== null && flat !== null) throw invalid(`${at}flat`, BOTH)
  if (rate !== null) deal.set('commission.flat', null)
  if (flat !== null) deal.set('commission.rate_bp', null)
  for (const [name, term] of Object.entries(terms)) deal.set(`commission.${name}`, term)
  if (terms.lease_months && !isLease(deal)) {
    const reason = 'is only for leases'
    throw unprocessable('Months of rent are only for leases', [{ field: `${at}lease_months`, reason }])
  }
}
