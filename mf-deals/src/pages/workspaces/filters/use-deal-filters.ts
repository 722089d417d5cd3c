import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'remote-kit/use-search-params'
import { type DealFilters, type FilterField, readFilters, withFilter, withoutFilters } from './deal-filters.ts'

export interface DealFiltersControl {
  filters: DealFilters
  isFiltered: boolean
  /** Adds or replaces a filter; an empty text removes it. */
  setFilter: (field: FilterField, text: string) => void
  clearFilters: () => void
}

/** The filters of the page, kept in its URL. */
export function useDealFilters(): DealFiltersControl {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params), [params])
  const setFilter = useCallback(
    (field: FilterField, text: string) => setParams((current) => withFilter(current, field, text), { replace: true }),
    [setParams],
  )
  const clearFilters = useCallback(() => setParams(withoutFilters, { replace: true }), [setParams])
  return { filters, isFiltered: Object.keys(filters).length > 0, setFilter, clearFilters }
}
