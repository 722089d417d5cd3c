import { Field, Input } from '@fluentui/react-components'
import { useDeferredValue, useState } from 'react'
import { SearchPicker } from 'remote-kit/forms/SearchPicker'
import { contactName, useContactSearch } from './contacts.api.ts'
import { copy } from './copy.ts'
import { isNew, type PickedContact } from './picked-contact.ts'

export interface ContactPickerProps {
  label: string
  /** The name of the contact that is chosen already. */
  initialText?: string
  required?: boolean
  validationMessage?: string | null
  /** Called with what is typed, which is not a choice yet. */
  onType?: (words: string) => void
  picked: PickedContact | null
  onPick: (picked: PickedContact | null) => void
}

/** Chooses one of the contacts, or adds someone who isn't there yet. */
export function ContactPicker({ picked, onPick, onType, ...field }: ContactPickerProps) {
  const [words, setWords] = useState('')
  const { data, isFetching } = useContactSearch(useDeferredValue(words))
  return (
    <>
      <SearchPicker
        {...field}
        placeholder={copy.contactPicker.search}
        records={(data?.results ?? []).map((found) => ({ id: found.id, name: contactName(found) }))}
        isSearching={isFetching}
        onSearch={(typed) => {
          setWords(typed)
          onType?.(typed)
        }}
        onPick={(found) => onPick(found && { id: found.id })}
        adding={{ label: copy.contactPicker.add, onAdd: (name) => onPick({ name, phone: '', email: '' }) }}
      />
      {picked && isNew(picked) && (
        <>
          <Field label={copy.contactPicker.phone}>
            <Input type="tel" value={picked.phone} onChange={(_, { value: phone }) => onPick({ ...picked, phone })} />
          </Field>
          <Field label={copy.contactPicker.email}>
            <Input type="email" value={picked.email} onChange={(_, { value: email }) => onPick({ ...picked, email })} />
          </Field>
        </>
      )}
    </>
  )
}
