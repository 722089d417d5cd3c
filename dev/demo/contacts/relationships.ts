/** Who referred whom, who lives with whom, and who lends to whom. */
import { ContactStatus, RelationshipKind } from 'openapi/codes'
import { RelationshipModel } from '#api/entities/relationships/relationship.model.ts'
import type { DemoContact } from './contacts.ts'
import type { Dice } from '#dev/demo/chance/dice.ts'

const CLIENTS: readonly ContactStatus[] = [ContactStatus.ActiveClient, ContactStatus.Closed]

/** Relates clients to others of the same owner. Whoever referred someone comes before them, so there is no circle. */
export async function insertRelationships(
  dice: Dice,
  { contacts, companies }: { contacts: readonly DemoContact[]; companies: readonly DemoContact[] },
): Promise<void> {
  const people = contacts.filter(({ status }) => CLIENTS.includes(status))
  const lender = companies[0]
  const drawn = people.flatMap((person, n) => {
    const before = people.slice(0, n).filter(({ owner }) => owner.equals(person.owner))
    if (before.length === 0) return []
    const as = (kind: RelationshipKind, other: DemoContact) => ({ person, kind, other })
    return [
      ...(dice.chance(0.4) ? [as(RelationshipKind.referred_by, dice.pick(before.slice(0, 12)))] : []),
      ...(dice.chance(0.15) ? [as(RelationshipKind.spouse, before[before.length - 1] ?? person)] : []),
      ...(lender?.owner.equals(person.owner) && dice.chance(0.2) ? [as(RelationshipKind.lender, lender)] : []),
    ]
  })
  const records = drawn.map(
    ({ person, kind, other }) =>
      new RelationshipModel({
        account: person.account,
        contact: person._id,
        other: other._id,
        kind,
        created_by: person.owner,
        created_at: person.created_at,
        updated_at: person.created_at,
      }),
  )
  await RelationshipModel.bulkSave(records, { timestamps: false })
}
