/**
 * Keeps the rollups in step with the deals: on every change of a deal, and by a rebuild after an import or when in
 * doubt.
 */
import type { ClientSession, Types } from 'mongoose'
import { DealModel } from '#entities/deals/deal.model.ts'
import { type DealFacts, dealFactsProjection } from './metrics.ts'
import { RollupGains } from './rollup-gains.ts'
import { RollupModel } from './rollup.model.ts'

/**
 * Updates the rollups for a deal's old and new state; null if it does not exist. Call it on every change of a deal, in
 * the same transaction. Writes nothing if no metric changes.
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

/** Adds (1) or subtracts (-1) many deals, in the transaction that creates or removes them. */
export async function countInRollup(
  { session }: { session: ClientSession },
  deals: readonly DealFacts[],
  sign: 1 | -1,
): Promise<void> {
  const gains = new RollupGains()
  for (const deal of deals) gains.count(deal, sign)
  await gains.write(session)
}

/**
 * Rebuilds the rollups of the given teams, or of all. Each team is one transaction, so readers and writers notice
 * nothing.
 */
export async function rebuildRollups(teams?: readonly Types.ObjectId[]): Promise<void> {
  for (const team of teams ?? (await allTeams())) {
    await RollupModel.db.transaction((session) => rebuild(team, session), { readConcern: { level: 'snapshot' } })
  }
}

/** Teams with deals, and teams that have rollups but no deals any more. */
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
