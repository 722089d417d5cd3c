import { queriesFor } from 'remote-kit/context'
import type { Prefetch } from 'remote-kit/contract'
import { read } from 'remote-kit/prefetch'
import { dealRequest } from '#parts/deals/deals.api.ts'

/** Reads the deal that the address names. */
export const prefetch: Prefetch = async (context, { params: { id = '' } }) => {
  await read(context, queriesFor(context).queryOptions('get', '/deals/{id}/', dealRequest(id)))
}
