/** Whom a contact referred, level by level, and the closed deals that came of it. */
import type { Types } from 'mongoose'
import type { ContactReferrals, Referral } from 'openapi'
import { DealStatus, RelationshipKind } from 'openapi/codes'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { clientRoles } from '#entities/deals/client-roles.ts'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { RelationshipModel, type StoredRelationship } from '#entities/relationships/relationship.model.ts'
import { seenContacts } from '#entities/relationships/relationship.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { creditsOf, metricsOf } from '#processes/reports/metrics.ts'
import { type Amounts, readableAmounts } from '#processes/reports/report.policy.ts'

/** How deep the tree goes, and how many people it has at most. */
const LEVELS = 5
const MOST = 500

type Person = Pick<Referral, 'contact' | 'referred_by' | 'depth'>

/** The people whom the contact referred, each after the one who referred them, with what their deals brought. */
export async function readReferrals(viewer: Viewer, root: Types.ObjectId): Promise<ContactReferrals> {
  const { people, hasMore } = await readTree(viewer, root)
  const amounts = readableAmounts(viewer)
  const deals = await closedDeals(viewer, [...people.keys()])
  const byClient = Map.groupBy(
    deals.flatMap((deal) => clientsOf(deal).map((client) => ({ client, deal }))),
    ({ client }) => client,
  )
  const ofClient = (id: string) => (byClient.get(id) ?? []).map(({ deal }) => deal)
  return {
    amounts,
    people: people.size,
    total: sumsOf(
      viewer,
      deals.filter((deal) => clientsOf(deal).some((client) => people.has(client))),
      amounts,
    ),
    results: inTreeOrder(String(root), people).map((person) => ({
      ...person,
      ...sumsOf(viewer, ofClient(person.contact.id), amounts),
    })),
    has_more: hasMore,
  }
}

/** A contact that the viewer may not see is left out, with all below it. No one is in the tree twice. */
async function readTree(viewer: Viewer, root: Types.ObjectId) {
  const people = new Map<string, Person>()
  let level = [root]
  for (let depth = 1; depth <= LEVELS && level.length > 0; depth++) {
    const rows = (await referredBy(level)).filter(
      ({ contact }) => !contact.equals(root) && !people.has(String(contact)),
    )
    const seen = await seenContacts(
      viewer,
      rows.map(({ contact }) => contact),
    )
    level = []
    for (const { contact, other } of rows) {
      const there = seen.get(String(contact))
      if (!there) continue
      if (people.size === MOST) return { people, hasMore: true }
      const named = { id: String(contact), name: contactName(there) }
      people.set(named.id, { contact: named, referred_by: String(other), depth })
      level.push(contact)
    }
  }
  const below = await referredBy(level)
  const seen = await seenContacts(
    viewer,
    below.map(({ contact }) => contact),
  )
  return { people, hasMore: seen.size > 0 }
}

const referredBy = (people: readonly Types.ObjectId[]): Promise<StoredRelationship[]> =>
  RelationshipModel.collection
    .find<StoredRelationship>(
      { other: { $in: [...people] }, deleted_at: null, kind: RelationshipKind.referred_by },
      { sort: { _id: 1 } },
    )
    .toArray()

function inTreeOrder(root: string, people: ReadonlyMap<string, Person>): Person[] {
  const below = Map.groupBy(people.values(), ({ referred_by: by }) => by)
  const from = (id: string): Person[] => (below.get(id) ?? []).flatMap((one) => [one, ...from(one.contact.id)])
  return from(root)
}

type ClosedDeal = Pick<StoredDeal, '_id' | 'parties' | 'representation' | 'price' | 'agents' | 'commission' | 'status'>

async function closedDeals(viewer: Viewer, people: readonly string[]): Promise<ClosedDeal[]> {
  if (people.length === 0) return []
  const asked = { 'parties.contact': { $in: people.map(toId) }, status: DealStatus.Closed }
  const projection = { parties: 1, representation: 1, price: 1, agents: 1, commission: 1, status: 1, dates: 1 }
  return DealModel.collection.find<ClosedDeal>({ $and: [asked, dealScope(viewer)] }, { projection }).toArray()
}

/** Their lender or attorney brought no deal. */
const clientsOf = ({ parties, representation }: ClosedDeal): string[] => [
  ...new Set(
    parties.filter(({ role }) => clientRoles[representation].includes(role)).map(({ contact }) => String(contact)),
  ),
]

function sumsOf(viewer: Viewer, deals: readonly ClosedDeal[], amounts: Amounts) {
  if (amounts === 'none') return { deals: deals.length, volume: null, commission: null }
  const commissionOf = (deal: ClosedDeal) =>
    amounts === 'all'
      ? metricsOf(deal as never).commission
      : creditsOf(deal as never)
          .filter(({ user }) => user?.equals(viewer.id))
          .reduce((sum, { metrics }) => sum + metrics.agents, 0)
  return {
    deals: deals.length,
    volume: deals.reduce((sum, { price }) => sum + (price ?? 0), 0),
    commission: deals.reduce((sum, deal) => sum + commissionOf(deal), 0),
  }
}
