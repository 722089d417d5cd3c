import type { DealCard } from 'openapi'
import { useDeferredValue, useState } from 'react'
import { SearchPicker } from '#parts/forms/SearchPicker.tsx'
import { copy } from './copy.ts'
import { useDealSearch } from './deals.api.ts'

/** Chooses a deal by name, address or client. Optional. */
export function DealPicker({ onPick }: { onPick: (deal: DealCard | null) => void }) {
  const [words, setWords] = useState('')
  const { data, isFetching } = useDealSearch(useDeferredValue(words))
  return (
    <SearchPicker
      label={copy.dealPicker.label}
      placeholder={copy.dealPicker.placeholder}
      records={data?.results ?? []}
      isSearching={isFetching}
      onSearch={setWords}
      onPick={onPick}
    />
  )
}
