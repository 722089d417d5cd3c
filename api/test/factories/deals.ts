/** Stored deals for tests, with their derived fields, created without the API. */
import { Types } from 'mongoose'
import { AgentRole, DealStatus, DealType, Representation } from 'openapi/codes'
import { type DealDocument, DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import type { NewRecord } from '#platform/records/record.ts'
import { moveInRollup } from '#processes/reports/rollup.command.ts'
import type { People } from './people.ts'

export type DealPlan = Pick<
  NewRecord<StoredDeal>,
  'name' | 'status' | 'representation' | 'source' | 'dates' | 'agents' | 'parties' | 'commission' | 'notes'
> & {
  /** In cents; the list price if the deal is not closed. */
  price?: number
}

/** Stores a deal of the people's team. It is their agent's by default. */
export async function createDeal(
  { account, team, agent }: Pick<People, 'account' | 'team' | 'agent'>,
  { price = 500_000_00, status = DealStatus.Active, ...plan }: DealPlan = {},
): Promise<DealDocument> {
  const priced = status === DealStatus.Closed ? { sale_price: price } : { list_price: price }
  const own = { user: agent.id, role: AgentRole.lead, share_bp: 10_000 }
  return DealModel.db.transaction(async (session) => {
    const deal = new DealModel({
      account,
      team,
      workspace: new Types.ObjectId(),
      phase: new Types.ObjectId(),
      rank: 'a0',
      name: '402 Maple Street',
      representation: Representation.Buyer,
      deal_type: DealType.Resale,
      status,
      agents: [own],
      ...priced,
      ...plan,
    })
    await deal.save({ session })
    await moveInRollup({ session }, null, deal.toObject())
    return deal
  })
}
