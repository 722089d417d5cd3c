import { queriesFor } from 'remote-kit/context'
import type { Prefetch } from 'remote-kit/contract'
import { read } from 'remote-kit/prefetch'
import { clientDealsRequest } from '#parts/client-deals/client-deals.api.ts'

/** Reads the client's deals. */
export const prefetch: Prefetch = async (context) => {
  await read(context, queriesFor(context).queryOptions('get', '/client/deals/', clientDealsRequest))
}
