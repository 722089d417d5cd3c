import { createContext, useContext, useMemo } from 'react'
import { useSearchParams } from 'remote-kit/use-search-params'
import type { ColumnKey } from './columns.ts'
import { readColumns } from './list-state.ts'

/** The columns that the user last chose for the workspace on screen; none for the default ones. */
export const KeptColumnsContext = createContext<readonly string[]>([])

/** The columns of the list after the name, in order. */
export function useColumns(): readonly ColumnKey[] {
  const [params] = useSearchParams()
  const kept = useContext(KeptColumnsContext)
  return useMemo(() => readColumns(params, kept), [params, kept])
}
