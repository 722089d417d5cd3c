/** Sets the terms of a deal's commission. */
import type { CommissionTerms } from 'openapi'
import { unprocessable } from '#platform/http/errors.ts'
import { isLease } from '#rules/commission/sides.ts'
import type { DealDocument } from './deal.model.ts'

/**
 * Those that are left out stay. `at` is where the terms are in the request, as in `commission.`.
 * @throws 422 for months of rent of what is no lease
 */
export function setTerms(deal: DealDocument, terms: CommissionTerms, at = ''): void {
  for (const [name, term] of Object.entries(terms)) deal.set(`commission.${name}`, term)
  if (terms.lease_months && !isLease(deal)) {
    const reason = 'is for leases alone'
    throw unprocessable('Only a lease is worth months of rent', [{ field: `${at}lease_months`, reason }])
  }
}
