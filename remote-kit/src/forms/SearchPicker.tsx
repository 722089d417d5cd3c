import { Combobox, Field, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { copy } from './copy.ts'

interface Choice {
  id: string
  name: string
}

export interface SearchPickerProps<Record extends Choice> {
  label: string
  /** Shown while the field is empty. */
  placeholder: string
  /** The name of the record that is chosen already. */
  initialText?: string
  /** Names the field for screen readers only. */
  hidesLabel?: boolean
  required?: boolean
  validationMessage?: string | null
  /** The search results. */
  records: readonly Record[]
  isSearching: boolean
  onSearch: (words: string) => void
  /** The chosen record, or null once the text is edited. */
  onPick: (record: Record | null) => void
  /** Offers to add what was typed. */
  adding?: { label: (text: string) => string; onAdd: (text: string) => void }
}

/** The value of the option that adds a record. No record has such an id. */
const ADD = 'add'

/** Chooses one of many records by typing the start of its name. */
export function SearchPicker<Record extends Choice>(props: SearchPickerProps<Record>) {
  const {
    records,
    isSearching,
    onSearch,
    onPick,
    label,
    required = false,
    validationMessage = null,
    placeholder,
    initialText = '',
    hidesLabel = false,
    adding,
  } = props
  const [text, setText] = useState(initialText)
  const [isOpen, setOpen] = useState(false)
  const typed = text.trim()
  const isAddable = adding !== undefined && typed !== '' && !isSearching
  return (
    <Field label={hidesLabel ? null : label} required={required} validationMessage={validationMessage}>
      <Combobox
        freeform
        clearable
        placeholder={placeholder}
        {...(hidesLabel && { 'aria-label': label })}
        value={text}
        selectedOptions={[]}
        // Fluent opens the list for the keys of letters. A paste, dictation and the keyboards of phones send none.
        open={isOpen}
        onOpenChange={(_, { open }) => setOpen(open)}
        onChange={(event) => {
          setOpen(true)
          setText(event.target.value)
          onSearch(event.target.value)
          onPick(null)
        }}
        onOptionSelect={(_, { optionValue, optionText }) => {
          setText(optionText ?? '')
          if (optionValue === undefined) onSearch('')
          if (optionValue === ADD) adding?.onAdd(typed)
          else onPick(records.find(({ id }) => id === optionValue) ?? null)
        }}
      >
        {records.map(({ id, name }) => (
          <Option key={id} value={id}>
            {name}
          </Option>
        ))}
        {isAddable && (
          <Option value={ADD} text={typed}>
            {adding.label(typed)}
          </Option>
        )}
        {records.length === 0 && !isAddable && (
          <Option disabled text="">
            {isSearching ? copy.searchPicker.searching : copy.searchPicker.noMatch}
          </Option>
        )}
      </Combobox>
    </Field>
  )
}
