import type { Deal } from 'openapi'
import { representationLabels } from 'openapi/codes'
import { FactLine } from 'ui-kit/FactLine'
import { formatMoney } from 'ui-kit/format'
import { formatAddress } from '#parts/deals/address.ts'
import { copy } from './copy.ts'

/** Client, representation and price on one line: "The Hendersons · Buyer · $512,000". */
export function DealMeta({ deal }: { deal: Deal }) {
  const address = formatAddress(deal.address)
  const parts = [
    deal.sample ? copy.dealMeta.sample : '',
    deal.client_names.join(', '),
    representationLabels[deal.representation],
    // Most deals are already named after their street.
    address.startsWith(deal.name) ? address.slice(deal.name.length).replace(/^,\s*/, '') : address,
    deal.price === null ? '' : formatMoney(deal.price),
  ]
  return <FactLine facts={parts} />
}
