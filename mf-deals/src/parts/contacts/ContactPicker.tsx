import type { PartyRole } from 'openapi'
import { useDeferredValue, useState } from 'react'
import { SearchPicker } from 'remote-kit/forms/SearchPicker'
import { contactName, useAddContact, useContactSearch } from './contacts.api.ts'
import { copy } from './copy.ts'

export interface ContactPickerProps {
  /** "Client" by default. */
  label?: string
  /** The name of the contact that is chosen already. */
  initialText?: string
  required?: boolean
  validationMessage?: string | null
  /** The role in the deal for which someone new can be added to the contacts. Without one, only known ones are chosen. */
  addsAs?: PartyRole
  /** The contact's id, or null once the name is edited. */
  onPick: (contact: string | null) => void
}

/** Chooses someone from the contacts, or adds them. */
export function ContactPicker({ onPick, addsAs, ...field }: ContactPickerProps) {
  const [words, setWords] = useState('')
  const { data, isFetching } = useContactSearch(useDeferredValue(words))
  const { mutateAsync: add } = useAddContact()
  const records = (data?.results ?? []).map((contact) => ({ id: contact.id, name: contactName(contact) }))
  const adding = addsAs && {
    label: copy.contactPicker.add,
    make: (name: string) =>
      add({ name, role: addsAs }).then(
        (contact) => ({ id: contact.id, name: contactName(contact) }),
        // A notification says why.
        () => null,
      ),
  }
  return (
    <SearchPicker
      label={copy.contactPicker.label}
      {...field}
      placeholder={copy.contactPicker.placeholder}
      records={records}
      isSearching={isFetching}
      onSearch={setWords}
      onPick={(record) => onPick(record?.id ?? null)}
      adding={adding}
    />
  )
}
