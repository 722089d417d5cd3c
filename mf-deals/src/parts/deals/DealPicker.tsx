import type { DealCard } from 'openapi'
import { useDeferredValue, useState } from 'react'
import { SearchPicker } from '#parts/forms/SearchPicker.tsx'
import { useDealSearch } from './deals.api.ts'

/** Chooses a deal by name, address or client. Optional. */
export function DealPicker({ onPick }: { onPick: (deal: DealCard | null) => void }) {
  const [words, setWords] = useState('')
  const { data, isFetching } = useDealSearch(useDeferredValue(words))
  return (
    <SearchPicker
      label="Deal"
      placeholder="None, or type a name"
      records={data?.results ?? []}
      isSearching={isFetching}
      onSearch={setWords}
      onPick={onPick}
    />
  )
}
