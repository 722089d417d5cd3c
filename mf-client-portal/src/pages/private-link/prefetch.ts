import { queriesFor } from 'remote-kit/context'
import type { Prefetch } from 'remote-kit/contract'
import { read } from 'remote-kit/prefetch'
import { linkRequest } from './linked-deal.api.ts'

/** Reads the deal behind the link. With a passcode it stays unread until the visitor has entered it. */
export const prefetch: Prefetch = async (context, { params: { token = '' } }) => {
  await read(context, queriesFor(context).queryOptions('get', '/portal/{token}/', linkRequest(token, null)))
}
