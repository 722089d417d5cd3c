/** Which columns a list of contacts has, in which order and how wide. */
import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { SmartListColumn } from 'openapi/codes'
import { useMemo } from 'react'
import { useSearchParams } from 'remote-kit/use-search-params'
import { clampWidth } from 'ui-kit/column-widths'

/** The columns without a choice. */
export const usualColumns: readonly SmartListColumn[] = [
  'status',
  'temperature',
  'source',
  'labels',
  'owner',
  'next_follow_up',
  'last_touch_at',
]

/** Every column besides the name. */
export const allColumns: readonly SmartListColumn[] = Object.values(SmartListColumn)

type Kept = { columns: SmartListColumn[]; widths: { [column: string]: number } }

/** What this browser keeps, outside smart lists with columns of their own. */
const keptAtom = atomWithStorage<Kept>('protracker.contactColumns', { columns: [], widths: {} }, undefined, {
  getOnInit: true,
})

/**
 * The columns after the name and their widths. In a smart list they are in the URL, where they can be saved with it;
 * elsewhere the browser keeps them. It always keeps the widths.
 */
export function useContactColumns() {
  const [params, setParams] = useSearchParams()
  const [kept, keep] = useAtom(keptAtom)
  const asked = params.get('columns')
  const columns = useMemo(() => {
    const own = columnsIn(asked?.split(',') ?? [])
    if (own.length > 0) return own
    return kept.columns.length > 0 ? kept.columns : usualColumns
  }, [asked, kept.columns])
  const widths = useMemo(() => new Map(Object.entries(kept.widths)), [kept.widths])

  const choose = (chosen: readonly SmartListColumn[]) => {
    if (!params.has('list'))
      return keep({ ...kept, columns: String(chosen) === String(usualColumns) ? [] : [...chosen] })
    return setParams(
      (current) => {
        const next = new URLSearchParams(current)
        next.set('columns', chosen.join(','))
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const setWidth = (column: string, width: number | null) => {
    const { [column]: _before, ...others } = kept.widths
    keep({ ...kept, widths: width === null ? others : { ...others, [column]: clampWidth(width) } })
  }
  return {
    columns,
    /** Then columns give way in a narrow window; those that somebody chose all stay. */
    isUsual: String(columns) === String(usualColumns),
    choose,
    widths,
    setWidth,
    resetWidths: () => keep({ ...kept, widths: {} }),
  }
}

/** The known ones, each once. */
export const columnsIn = (names: readonly string[]): SmartListColumn[] =>
  [...new Set(names)].flatMap((name) => allColumns.filter((column) => column === name))
