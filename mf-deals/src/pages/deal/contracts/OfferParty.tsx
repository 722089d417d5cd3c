import type { DealContract } from 'openapi'
import { partyRoleLabels } from 'openapi/codes'
import { Hint } from 'ui-kit/Hint'
import { ContactPicker } from '#parts/contacts/ContactPicker.tsx'
import type { PickedContact } from '#parts/contacts/picked-contact.ts'
import { copy } from './copy.ts'

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
