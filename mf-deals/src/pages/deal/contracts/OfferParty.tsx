import type { Deal, DealContract, PartyRole as Role } from 'openapi'
import { partyRoleLabels, PartyRole, Representation } from 'openapi/codes'
import { Hint } from 'ui-kit/Hint'
import { ContactPicker } from '#parts/contacts/ContactPicker.tsx'
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
  /** Theirs in the deal. */
  role: Role
  offer: DealContract | null
  /** The contact's id, or null once the name is edited. */
  onPick: (contact: string | null) => void
}

/** Who is on the other side of a backup offer. */
export function OfferParty({ role, offer, onPick }: OfferPartyProps) {
  const known = (offer?.parties ?? []).map((party) => `${party.name}, ${partyRoleLabels[party.role]}`)
  if (known.length > 0) return <Hint>{known.join('; ')}</Hint>
  return <ContactPicker label={copy.offerParty.contact} addsAs={role} onPick={onPick} />
}
