import { useContext, useMemo } from 'react'
import { useCustomFields } from 'remote-kit/custom-fields'
import { customKey, isCustomColumn } from 'remote-kit/custom-fields/names'
import { useSearchParams } from 'remote-kit/use-search-params'
import { KeptLooksContext } from '#pages/workspaces/current-workspace/kept-looks.ts'
import type { ColumnKey } from './columns.ts'
import { readColumns } from './list-state.ts'

/** The columns of the list after the name, in order, without those of fields that are retired. */
export function useColumns(): readonly ColumnKey[] {
  const [params] = useSearchParams()
  const { columns: kept } = useContext(KeptLooksContext)
  const fields = useCustomFields('deal')
  return useMemo(() => {
    const isKnown = (column: ColumnKey) =>
      !isCustomColumn(column) || fields.some(({ key }) => key === customKey(column))
    return readColumns(params, kept).filter(isKnown)
  }, [params, kept, fields])
}
