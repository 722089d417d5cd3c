import { queriesFor } from 'remote-kit/context'
import type { Prefetch } from 'remote-kit/contract'
import { read, readCurrentTeam } from 'remote-kit/prefetch'
import { homeRequest } from './home.api.ts'

/** Reads the home screen of the current team. */
export const prefetch: Prefetch = async (context) => {
  const team = await readCurrentTeam(context)
  await read(context, queriesFor(context).queryOptions('get', '/home/', homeRequest(team)))
}
