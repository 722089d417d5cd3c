import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { Contact } from 'openapi'
import { useMemo } from 'react'
import { SelectBox } from 'ui-kit/SelectBox'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { contactSelectionAtom, selectContactsAtom } from '#parts/contact-selection/contact-selection.atoms.ts'
import { copy } from './copy.ts'

/** Selects a contact. It renders again only when its own state changes. */
export function SelectContact({ contact }: { contact: Contact }) {
  const { id } = contact
  const select = useSetAtom(selectContactsAtom)
  const isSelected = useAtomValue(useMemo(() => atom((get) => get(contactSelectionAtom).has(id)), [id]))
  return (
    <SelectBox
      label={copy.contact(contactName(contact))}
      checked={isSelected}
      onChange={(isChosen) => select([id], isChosen)}
    />
  )
}
