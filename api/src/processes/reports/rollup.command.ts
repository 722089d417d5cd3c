/** Keeps the rollups equal to the deals: with every change of a deal, and as a whole after an import or in doubt. */
import type { ClientSession, Types } from 'mongoose'
import { DealModel } from '#entities/deals/deal.model.ts'
import { type DealFacts, dealFactsProjection } from './metrics.ts'
import { RollupGains } from './rollup-gains.ts'
import { RollupModel } from './rollup.model.ts'

/**
 * Moves a deal in the rollups from what it was to what it is now; null for not there. Call it with every change of a deal,
 * in the same transaction. A change that no report reads writes nothing.
 */
export async function moveInRollup(
  { session }: { session: ClientSession },
  before: DealFacts | null,
  after: DealFacts | null,
): Promise<void> {
  const gains = new RollupGains()
  if (before) gains.count(before, -1)
  if (after) gains.count(after, 1)
  await gains.write(session)
}

/** Counts many deals in (1) or out (-1) at once, in the transaction in which they come or go. */
export async function countInRollup(
  { session }: { session: ClientSession },
  deals: readonly DealFacts[],
  sign: 1 | -1,
): Promise<void> {
  const gains = new RollupGains()
  for (const deal of deals) gains.count(deal, sign)
  await gains.write(session)
}

/** Rebuilds the rollups of some teams, or of all; each team in one transaction, so readers and writers notice nothing. */
export async function rebuildRollups(teams?: readonly Types.ObjectId[]): Promise<void> {
  for (const team of teams ?? (await allTeams())) {
    await RollupModel.db.transaction((session) => rebuild(team, session), { readConcern: { level: 'snapshot' } })
  }
}

/** Teams with deals, and those whose deals are gone while their rollups are not. */
async function allTeams(): Promise<Types.ObjectId[]> {
  const [withDeals, withRollups] = await Promise.all([DealModel.distinct('team'), RollupModel.distinct('team')])
  return [...new Map([...withDeals, ...withRollups].map((team) => [String(team), team])).values()]
}

async function rebuild(team: Types.ObjectId, session: ClientSession): Promise<void> {
  await RollupModel.deleteMany({ team }, { session })
  const gains = new RollupGains()
  const deals = DealModel.collection.find<DealFacts>({ team }, { projection: dealFactsProjection, session })
  for await (const deal of deals) gains.count(deal, 1)
  await gains.write(session)
}
