/** Sets the commission terms of a deal. */
import type { CommissionTerms } from 'openapi'
import { unprocessable } from '#platform/http/errors.ts'
import { isLease } from '#rules/commission/sides.ts'
import type { DealDocument } from './deal.model.ts'

/**
 * Omitted terms stay. `at` is the prefix of the terms' paths in the request, such as `commission.`.
 * @throws 422 for lease months on a deal that is not a lease
 */
export function setTerms(deal: DealDocument, terms: CommissionTerms, at = ''): void {
  for (const [name, term] of Object.entries(terms)) deal.set(`commission.${name}`, term)
  if (terms.lease_months && !isLease(deal)) {
    const reason = 'is for leases alone'
    throw unprocessable('Only a lease is worth months of rent', [{ field: `${at}lease_months`, reason }])
  }
}
