import { Combobox, Field, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { copy } from './copy.ts'

interface Choice {
  id: string
  name: string
}

/** How a record is made of the typed text, if none of those that were found is meant. */
export interface AddingChoice<Record extends Choice> {
  /** What the option says. */
  label: (text: string) => string
  /** The new record; null if it was refused. */
  make: (text: string) => Promise<Record | null>
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
  adding?: AddingChoice<Record> | undefined
}

/** The value of the option that adds a record. */
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
  const typed = text.trim()
  const isKnown = typed === initialText || records.some(({ name }) => name.toLowerCase() === typed.toLowerCase())
  const canAdd = adding !== undefined && typed !== '' && !isKnown
  const pick = (record: Record | null) => {
    setText(record?.name ?? typed)
    onPick(record)
  }
  return (
    <Field label={hidesLabel ? null : label} required={required} validationMessage={validationMessage}>
      <Combobox
        freeform
        clearable
        placeholder={placeholder}
        {...(hidesLabel && { 'aria-label': label })}
        value={text}
        selectedOptions={[]}
        onChange={(event) => {
          setText(event.target.value)
          onSearch(event.target.value)
          onPick(null)
        }}
        onOptionSelect={(_, { optionValue, optionText }) => {
          if (optionValue === ADD) return void adding?.make(typed).then(pick)
          setText(optionText ?? '')
          onPick(records.find(({ id }) => id === optionValue) ?? null)
        }}
      >
        {records.map(({ id, name }) => (
          <Option key={id} value={id}>
            {name}
          </Option>
        ))}
        {records.length === 0 && (isSearching || !canAdd) && (
          <Option disabled text="">
            {isSearching ? copy.searchPicker.searching : copy.searchPicker.noMatch}
          </Option>
        )}
        {canAdd && (
          <Option value={ADD} text={typed}>
            {adding?.label(typed)}
          </Option>
        )}
      </Combobox>
    </Field>
  )
}
