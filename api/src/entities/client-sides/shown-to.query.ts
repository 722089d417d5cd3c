/** In a deal with both sides, each side's clients see what is theirs. */
import type { Document } from 'mongodb'
import { trusted, type Types } from 'mongoose'
import { ClientSide, PartyRole } from 'openapi/codes'

type Parties = readonly { contact: Types.ObjectId; role: PartyRole }[]

const sideOf: { readonly [role in PartyRole]?: ClientSide } = {
  [PartyRole.buyer]: ClientSide.buyer,
  [PartyRole.tenant]: ClientSide.buyer,
  [PartyRole.seller]: ClientSide.seller,
  [PartyRole.landlord]: ClientSide.seller,
}

/** A filter for what `contact` sees of a deal's milestones, tasks and files: what is for both sides, or for theirs. */
export const shownTo = (
  { _id, parties }: { _id: Types.ObjectId; parties: Parties },
  contact: Types.ObjectId,
): Document => ({
  deal: _id,
  client_visible: true,
  client_side: trusted({ $in: [null, ...sidesOf(parties, contact)] }),
})

/** Whether the same holds for one of them. */
export const isShownTo = (
  { client_visible, client_side }: { client_visible: boolean; client_side?: ClientSide | null },
  { parties }: { parties: Parties },
  contact: Types.ObjectId,
): boolean => client_visible && (!client_side || sidesOf(parties, contact).includes(client_side))

const sidesOf = (parties: Parties, contact: Types.ObjectId): ClientSide[] =>
  parties.flatMap((one) => (one.contact.equals(contact) ? (sideOf[one.role] ?? []) : []))
