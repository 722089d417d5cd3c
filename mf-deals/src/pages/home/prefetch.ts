import { queriesFor } from 'remote-kit/context'
import type { Prefetch } from 'remote-kit/contract'
import { read, readFirstTeam } from 'remote-kit/prefetch'
import { homeRequest } from './home.api.ts'

/** Reads the home screen of the first team. */
export const prefetch: Prefetch = async (context) => {
  const team = await readFirstTeam(context)
  await read(context, queriesFor(context).queryOptions('get', '/home/', homeRequest(team)))
}
