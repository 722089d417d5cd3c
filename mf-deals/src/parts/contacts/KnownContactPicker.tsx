import { useDeferredValue, useState } from 'react'
import { SearchPicker, type SearchPickerProps } from 'remote-kit/forms/SearchPicker'
import { contactName, useContactSearch } from './contacts.api.ts'
import { copy } from './copy.ts'

type Choice = { id: string; name: string }

export interface KnownContactPickerProps extends Pick<
  SearchPickerProps<Choice>,
  'initialText' | 'required' | 'validationMessage' | 'adding'
> {
  /** "Client" by default. */
  label?: string
  placeholder?: string
  /** Called with what is typed, which is not a choice yet. */
  onType?: (words: string) => void
  /** The contact's id, or null once the name is edited. */
  onPick: (contact: string | null) => void
}

/** Chooses one of the contacts. */
export function KnownContactPicker({ onType, onPick, ...field }: KnownContactPickerProps) {
  const [words, setWords] = useState('')
  const { data, isFetching } = useContactSearch(useDeferredValue(words))
  const records = (data?.results ?? []).map((contact) => ({ id: contact.id, name: contactName(contact) }))
  return (
    <SearchPicker
      label={copy.knownContactPicker.label}
      placeholder={copy.knownContactPicker.placeholder}
      {...field}
      records={records}
      isSearching={isFetching}
      onSearch={(typed) => {
        setWords(typed)
        onType?.(typed)
      }}
      onPick={(record) => onPick(record?.id ?? null)}
    />
  )
}
