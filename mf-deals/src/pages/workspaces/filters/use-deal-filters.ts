import { useCallback, useMemo } from 'react'
import { type CustomFilters, readCustomFilters } from 'remote-kit/custom-fields/filters'
import { useSearchParams } from 'remote-kit/use-search-params'
import {
  type DealFilters,
  type DealQuery,
  type FilterField,
  readFilters,
  toQuery,
  withCustomFilter,
  withFilter,
  withoutFilters,
} from './deal-filters.ts'

export interface DealFiltersControl {
  filters: DealFilters
  /** What is asked for of custom fields, by key. */
  custom: CustomFilters
  isFiltered: boolean
  /** Adds or replaces a filter; an empty text removes it. */
  setFilter: (field: FilterField, text: string) => void
  /** The same for a custom field, by its key. */
  setCustom: (key: string, asked: string) => void
  clearFilters: () => void
}

/** The filters of the page, kept in its URL. */
export function useDealFilters(): DealFiltersControl {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params), [params])
  const custom = useMemo(() => readCustomFilters(params), [params])
  const setFilter = useCallback(
    (field: FilterField, text: string) => setParams((current) => withFilter(current, field, text), { replace: true }),
    [setParams],
  )
  const setCustom = useCallback(
    (key: string, asked: string) => setParams((current) => withCustomFilter(current, key, asked), { replace: true }),
    [setParams],
  )
  const clearFilters = useCallback(() => setParams(withoutFilters, { replace: true }), [setParams])
  const isFiltered = Object.keys({ ...filters, ...custom }).length > 0
  return { filters, custom, isFiltered, setFilter, setCustom, clearFilters }
}

/** The query of the deals that the filters leave, the same until one of them or the day changes. */
export function useDealQuery({ filters, custom }: DealFiltersControl, today: string): DealQuery {
  return useMemo(
    () => ({ ...toQuery(filters, today), ...(Object.keys(custom).length > 0 && { custom_fields: custom }) }),
    [filters, custom, today],
  )
}
