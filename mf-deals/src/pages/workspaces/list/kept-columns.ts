import { useContext, useMemo } from 'react'
import { useSearchParams } from 'remote-kit/use-search-params'
import { KeptLooksContext } from '#pages/workspaces/current-workspace/kept-looks.ts'
import type { ColumnKey } from './columns.ts'
import { readColumns } from './list-state.ts'

/** The columns of the list after the name, in order. */
export function useColumns(): readonly ColumnKey[] {
  const [params] = useSearchParams()
  const { columns: kept } = useContext(KeptLooksContext)
  return useMemo(() => readColumns(params, kept), [params, kept])
}
