import { queriesFor } from 'remote-kit/context'
import type { Prefetch } from 'remote-kit/contract'
import { read, readCurrentTeam } from 'remote-kit/prefetch'
import { readName, readSettings } from '#parts/reports/report-settings.ts'
import { reportRequest, summaryRequest } from '#parts/reports/reports.api.ts'

/** Reads the summary and the report that the address names, of the current team. */
export const prefetch: Prefetch = async (context, { search }) => {
  const { queryOptions } = queriesFor(context)
  const team = await readCurrentTeam(context)
  const settings = readSettings(search)
  await Promise.all([
    read(context, queryOptions('get', '/reports/summary/', summaryRequest(settings, team))),
    read(context, queryOptions('get', '/reports/{name}/', reportRequest(readName(search), settings, team))),
  ])
}
