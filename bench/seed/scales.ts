/**
 * The databases that the benches share: 100,000 and 1,000,000 deals with proportional teams, the first of them a whale.
 */
import { startDatabase, seededOnce } from '../measure/database.ts'
import { insertDeals } from './deals.ts'
import { bringUpToDate } from './up-to-date.ts'
import { insertPeople, type SeededTeam, seededTeams } from './people.ts'

type Database = Awaited<ReturnType<typeof startDatabase>>

export type Scale = { name: string; deals: number; uri: string; whale: SeededTeam; team: SeededTeam }

/** A database of `deals` deals, 500 per team on average. Created if it does not exist. */
export async function scaleOf(database: Database, deals: number): Promise<Scale> {
  const name = `bench_deals_v6_${deals / 1000}k`
  const teams = seededTeams(deals / 500)
  await seededOnce(database.client, name, async () => {
    const db = database.client.db(name)
    await insertPeople(db, teams)
    await insertDeals(db, deals, teams)
  })
  await bringUpToDate(database.uri(name))
  const [whale, team] = teams
  if (!whale || !team) throw new Error('A scale needs at least two teams')
  return { name, deals, uri: database.uri(name), whale, team }
}
