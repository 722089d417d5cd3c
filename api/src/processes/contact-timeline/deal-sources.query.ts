/** The rows of the contact's deals. The deals of a contact are few, and are read whole. */
import type { Document } from 'mongodb'
import { MilestoneModel, type StoredMilestone } from '#entities/milestones/milestone.model.ts'
import { PortalModel, type StoredPortal } from '#entities/portals/portal.model.ts'
import { newest } from './newest.query.ts'
import { compare } from './position.ts'
import type { Asked, Row } from './row.ts'

/** The reached milestones of the contact's deals. */
export async function readMilestones({ deals: reading, behind, most }: Asked, rank: number): Promise<Row[]> {
  const deals = await reading
  if (deals.length === 0) return []
  const reached = { deal: { $in: deals.map(({ _id }) => _id) }, completed_at: { $type: 'date' } }
  const rows = await newest<StoredMilestone>(MilestoneModel, reached, {
    field: 'completed_at',
    rank,
    behind,
    most,
  }).toArray()
  return rows.map((one) => {
    const at = one.completed_at as Date
    return {
      at,
      rank,
      id: one._id,
      people: [],
      deal: one.deal,
      entry: ({ deal }) => ({
        type: 'milestone',
        id: String(one._id),
        at: at.toISOString(),
        name: one.name,
        deal: dealIn(deal(one.deal)),
      }),
    }
  })
}

/** The last visit of each portal. */
export async function readVisits({ contact, deals: reading, behind, most }: Asked, rank: number): Promise<Row[]> {
  const deals = await reading
  if (deals.length === 0) return []
  const seen: Document = { contact, deal: { $in: deals.map(({ _id }) => _id) }, last_seen_at: { $type: 'date' } }
  const portals = await PortalModel.collection.find<StoredPortal>(seen).toArray()
  return portals
    .map((one): Row => {
      const at = one.last_seen_at as Date
      return {
        at,
        rank,
        id: one._id,
        people: [],
        deal: one.deal,
        entry: ({ deal }) => ({
          type: 'portal',
          id: String(one._id),
          at: at.toISOString(),
          deal: dealIn(deal(one.deal)),
        }),
      }
    })
    .filter((row) => !behind || compare(behind, row) < 0)
    .toSorted(compare)
    .slice(0, most)
}

/** The deal of a row that has one. */
function dealIn<T>(deal: T | null): T {
  if (!deal) throw new Error('A row of a timeline names a deal that was not read')
  return deal
}
