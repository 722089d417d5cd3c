import { useDeferredValue, useState } from 'react'
import { SearchPicker } from 'remote-kit/forms/SearchPicker'
import { contactName, useContactSearch } from './contacts.api.ts'
import { copy } from './copy.ts'

export interface ClientPickerProps {
  /** "Client" by default. */
  label?: string
  /** The name of the contact that is chosen already. */
  initialText?: string
  required?: boolean
  validationMessage?: string | null
  /** The contact's id, or null once the name is edited. */
  onPick: (contact: string | null) => void
}

/** Chooses the client of a deal from the contacts. */
export function ClientPicker({ onPick, ...field }: ClientPickerProps) {
  const [words, setWords] = useState('')
  const { data, isFetching } = useContactSearch(useDeferredValue(words))
  const records = (data?.results ?? []).map((contact) => ({ id: contact.id, name: contactName(contact) }))
  return (
    <SearchPicker
      label={copy.clientPicker.label}
      {...field}
      placeholder={copy.clientPicker.placeholder}
      records={records}
      isSearching={isFetching}
      onSearch={setWords}
      onPick={(record) => onPick(record?.id ?? null)}
    />
  )
}
