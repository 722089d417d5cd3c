import type { DealCard } from 'openapi'
import { useDeferredValue, useState } from 'react'
import { SearchPicker } from 'remote-kit/forms/SearchPicker'
import { copy } from './copy.ts'
import { useDealSearch } from './deals.api.ts'

export interface DealPickerProps {
  placeholder?: string
  /** The name of the deal that is chosen already. */
  initialText?: string
  hidesLabel?: boolean
  onPick: (deal: DealCard | null) => void
}

/** Chooses a deal by name, address or client. Optional. */
export function DealPicker({ onPick, ...field }: DealPickerProps) {
  const [words, setWords] = useState('')
  const { data, isFetching } = useDealSearch(useDeferredValue(words))
  return (
    <SearchPicker
      label={copy.dealPicker.label}
      placeholder={copy.dealPicker.placeholder}
      {...field}
      records={data?.results ?? []}
      isSearching={isFetching}
      onSearch={setWords}
      onPick={onPick}
    />
  )
}
