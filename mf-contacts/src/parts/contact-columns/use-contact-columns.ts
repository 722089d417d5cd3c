/** Which columns a list of contacts has, in which order and how wide. */
import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { SmartListColumn, smartListColumnLabels } from 'openapi/codes'
import { useMemo } from 'react'
import { useCustomFields } from 'remote-kit/custom-fields'
import { type CustomColumn, customColumn, customKey, isCustomColumn } from 'remote-kit/custom-fields/names'
import { paramsWith, useSearchParams } from 'remote-kit/use-search-params'
import { clampWidth } from 'ui-kit/column-widths'

/** A column of every account, or of a custom field. */
export type ContactColumn = SmartListColumn | CustomColumn

/** The columns without a choice. */
export const usualColumns: readonly ContactColumn[] = [
  'status',
  'temperature',
  'source',
  'labels',
  'owner',
  'next_follow_up',
  'last_touch_at',
]

/** Every column besides the name and those of custom fields. */
const ownColumns: readonly SmartListColumn[] = Object.values(SmartListColumn)

type Kept = { columns: ContactColumn[]; widths: { [column: string]: number } }

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
  const fields = useCustomFields('contact')
  const columns = useMemo(() => {
    // Those of retired fields stay in the list, and show again with their field.
    const isShown = (column: ContactColumn) =>
      !isCustomColumn(column) || fields.some(({ key }) => key === customKey(column))
    const own = columnsIn(asked?.split(',') ?? []).filter(isShown)
    if (own.length > 0) return own
    const mine = kept.columns.filter(isShown)
    return mine.length > 0 ? mine : usualColumns
  }, [asked, kept.columns, fields])
  const widths = useMemo(() => new Map(Object.entries(kept.widths)), [kept.widths])

  const choose = (chosen: readonly ContactColumn[]) => {
    if (!params.has('list'))
      return keep({ ...kept, columns: String(chosen) === String(usualColumns) ? [] : [...chosen] })
    return setParams((current) => paramsWith(current, { columns: chosen }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  const setWidth = (column: string, width: number | null) => {
    const { [column]: _before, ...others } = kept.widths
    keep({ ...kept, widths: width === null ? others : { ...others, [column]: clampWidth(width) } })
  }
  return {
    columns,
    /** Every column besides the name. */
    all: [...ownColumns, ...fields.map(({ key }) => customColumn(key))],
    /** The words for a column. */
    labelOf: (column: ContactColumn): string =>
      isCustomColumn(column)
        ? (fields.find(({ key }) => key === customKey(column))?.name ?? customKey(column))
        : smartListColumnLabels[column],
    /** Then columns give way in a narrow window; those that someone chose all stay. */
    isUsual: String(columns) === String(usualColumns),
    choose,
    widths,
    setWidth,
    resetWidths: () => keep({ ...kept, widths: {} }),
  }
}

/** The known ones, each once. */
export const columnsIn = (names: readonly string[]): ContactColumn[] =>
  [...new Set(names)].flatMap((name) =>
    isCustomColumn(name) ? [name] : ownColumns.filter((column) => column === name),
  )
