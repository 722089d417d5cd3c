/** Who a contact is related to, as its page shows it. */
import type { Types } from 'mongoose'
import type { ContactRelationship } from 'openapi'
import { RelationshipKind } from 'openapi/codes'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { counterpartOf } from '#entities/relationships/relationship-kinds.ts'
import { RelationshipModel, type StoredRelationship } from '#entities/relationships/relationship.model.ts'
import { seenContacts } from '#entities/relationships/relationship.policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'

const ORDER: readonly RelationshipKind[] = Object.values(RelationshipKind)

/** The relationships with contacts that the viewer may see, by kind, then by name. */
export async function readRelationships(viewer: Viewer, contact: Types.ObjectId): Promise<ContactRelationship[]> {
  const rows = await RelationshipModel.collection
    .find<StoredRelationship>({
      $or: [
        { contact, deleted_at: null },
        { other: contact, deleted_at: null },
      ],
    })
    .toArray()
  const seen = await seenContacts(
    viewer,
    rows.flatMap((row) => [row.contact, row.other]),
  )
  return rows
    .flatMap(({ _id, version, kind, ...row }): ContactRelationship[] => {
      const isTurned = row.other.equals(contact)
      const there = seen.get(String(isTurned ? row.contact : row.other))
      if (!there) return []
      return [
        {
          id: String(_id),
          version,
          kind: isTurned ? counterpartOf(kind) : kind,
          contact: { id: String(there._id), name: contactName(there) },
        },
      ]
    })
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.contact.name.localeCompare(b.contact.name))
}
