import type { Deal, DealContract, PartyRole as Role } from 'openapi'
import { partyRoleLabels, PartyRole, Representation } from 'openapi/codes'
import { Hint } from 'ui-kit/Hint'
import { ContactPicker } from '#parts/contacts/ContactPicker.tsx'
import type { PickedContact } from '#parts/contacts/picked-contact.ts'
import { copy } from './copy.ts'

const OTHER_SIDE: Record<Representation, Role> = {
  [Representation.Buyer]: PartyRole.seller,
  [Representation.Seller]: PartyRole.buyer,
  [Representation.Dual]: PartyRole.buyer,
  [Representation.Landlord]: PartyRole.tenant,
  [Representation.Tenant]: PartyRole.landlord,
  [Representation.Referral]: PartyRole.other,
}

/** The role of whoever makes an offer to the client, or gets one from them. */
export const otherSide = ({ representation }: Pick<Deal, 'representation'>): Role => OTHER_SIDE[representation]

export interface OfferPartyProps {
  offer: DealContract | null
  picked: PickedContact | null
  onPick: (picked: PickedContact | null) => void
}

/** Who is on the other side of a backup offer. */
export function OfferParty({ offer, ...choice }: OfferPartyProps) {
  const known = (offer?.parties ?? []).map(({ name, role }) => `${name}, ${partyRoleLabels[role]}`)
  if (known.length > 0) return <Hint>{known.join('; ')}</Hint>
  return <ContactPicker label={copy.offerParty.contact} {...choice} />
}
