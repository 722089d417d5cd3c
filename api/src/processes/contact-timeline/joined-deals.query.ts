/** When a contact became part of its deals, by the deals' events. */
import type { Types } from 'mongoose'
import type { Difference } from '#platform/events/diff.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { compare } from './position.ts'
import type { Asked, Row } from './row.ts'

type PartyEvent = { stream: Types.ObjectId; at: Date; actor: Types.ObjectId | null; diff: Difference[] }

/** The moments at which the contact became part of its deals. */
export async function readJoined({ contact, deals: reading, behind, most }: Asked, rank: number): Promise<Row[]> {
  const deals = await reading
  if (deals.length === 0) return []
  const events = await EventModel.collection
    .find<PartyEvent>(
      { stream: { $in: deals.map(({ _id }) => _id) }, entity: 'deal', 'diff.path': 'parties' },
      { projection: { stream: 1, at: 1, actor: 1, diff: 1 } },
    )
    .sort({ stream: 1, at: 1 })
    .toArray()
  const isOn = (parties: unknown) =>
    ((parties ?? []) as { contact: unknown }[]).some((party) => contact.equals(String(party.contact)))
  const joined = new Map<string, PartyEvent>()
  for (const event of events) {
    const parties = event.diff.find(({ path }) => path === 'parties')
    if (parties && isOn(parties.to) && !isOn(parties.from)) joined.set(String(event.stream), event)
  }
  return deals
    .map((one): Row => {
      const event = joined.get(String(one._id))
      // A deal from before there were events began with its people.
      const { at, actor } = event ?? { at: one.created_at, actor: one.created_by }
      const role = one.parties.find((party) => party.contact.equals(contact))?.role ?? 'other'
      return {
        at,
        rank,
        id: one._id,
        people: [actor],
        deal: one._id,
        entry: ({ person }) => ({
          type: 'deal',
          id: String(one._id),
          at: at.toISOString(),
          by: person(actor),
          role,
          deal: { id: String(one._id), name: one.name },
        }),
      }
    })
    .filter((row) => !behind || compare(behind, row) < 0)
    .toSorted(compare)
    .slice(0, most)
}
