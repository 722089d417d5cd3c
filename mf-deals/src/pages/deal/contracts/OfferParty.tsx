import type { Deal, DealContract, PartyRole as Role } from 'openapi'
import { partyRoleLabels, PartyRole, Representation } from 'openapi/codes'
import { useDeferredValue, useState } from 'react'
import { Hint } from 'ui-kit/Hint'
import { contactName, useContactSearch } from '#parts/contacts/contacts.api.ts'
import { SearchPicker } from 'remote-kit/forms/SearchPicker'
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
  /** The contact's id, or null once the name is edited. */
  onPick: (contact: string | null) => void
}

/** Who is on the other side of a backup offer. */
export function OfferParty({ offer, onPick }: OfferPartyProps) {
  const [words, setWords] = useState('')
  const { data, isFetching } = useContactSearch(useDeferredValue(words))
  const known = (offer?.parties ?? []).map(({ name, role }) => `${name}, ${partyRoleLabels[role]}`)
  if (known.length > 0) return <Hint>{known.join('; ')}</Hint>
  return (
    <SearchPicker
      label={copy.offerParty.contact}
      placeholder={copy.offerParty.search}
      records={(data?.results ?? []).map((found) => ({ id: found.id, name: contactName(found) }))}
      isSearching={isFetching}
      onSearch={setWords}
      onPick={(picked) => onPick(picked?.id ?? null)}
    />
  )
}
