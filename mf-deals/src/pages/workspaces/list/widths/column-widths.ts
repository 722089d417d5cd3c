/** The widths that the user gave columns of the list. */
import { useContext, useMemo } from 'react'
import { clampWidth } from 'ui-kit/column-widths'
import { KeepWidthsContext, KeptLooksContext } from '#pages/workspaces/current-workspace/kept-looks.ts'

/** The widths by column, and how they are changed; null for a column that fits its content again. */
export function useColumnWidths() {
  const { widths: kept } = useContext(KeptLooksContext)
  const keep = useContext(KeepWidthsContext)
  const widths = useMemo(() => new Map(kept.map(({ column, width }) => [column, width])), [kept])
  const setWidth = (column: string, width: number | null) => {
    const others = kept.filter((one) => one.column !== column)
    keep(width === null ? others : [...others, { column, width: clampWidth(width) }])
  }
  return { widths, setWidth, reset: () => keep([]) }
}
