import { queriesFor } from 'remote-kit/context'
import type { Prefetch } from 'remote-kit/contract'
import { read } from 'remote-kit/prefetch'
import { clientDealRequest } from '#parts/client-deals/client-deals.api.ts'

/** Reads the deal that the address names. */
export const prefetch: Prefetch = async (context, { params: { dealId = '' } }) => {
  await read(context, queriesFor(context).queryOptions('get', '/client/deals/{id}/', clientDealRequest(dealId)))
}
