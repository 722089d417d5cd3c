import { useAtomValue, useSetAtom } from 'jotai'
import type { Contact } from 'openapi'
import { SelectBox } from 'ui-kit/SelectBox'
import { contactSelectionAtom, selectContactsAtom } from '#parts/contact-selection/contact-selection.atoms.ts'
import { copy } from './copy.ts'

/** Selects all contacts that the list has loaded, or none. */
export function SelectShown({ contacts }: { contacts: readonly Pick<Contact, 'id'>[] }) {
  const selection = useAtomValue(contactSelectionAtom)
  const select = useSetAtom(selectContactsAtom)
  const ids = contacts.map(({ id }) => id)
  const count = ids.filter((id) => selection.has(id)).length
  const isAll = count > 0 && count === ids.length
  return (
    <SelectBox label={copy.all} checked={isAll} isMixed={count > 0 && !isAll} onChange={() => select(ids, !isAll)} />
  )
}
