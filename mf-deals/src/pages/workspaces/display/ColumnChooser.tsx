import { Button, Checkbox } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import type { CustomField } from 'openapi'
import { type MouseEvent, useState } from 'react'
import { useCustomFields } from 'remote-kit/custom-fields'
import {
  type ColumnKey,
  columnKeys,
  columnLabel,
  customColumn,
  defaultColumns,
} from '#pages/workspaces/list/columns.ts'
import { useColumnWidths } from '#pages/workspaces/list/widths/column-widths.ts'
import { useChooserStyles } from './Chooser.styles.ts'
import { copy } from './copy.ts'

export interface ColumnChooserProps {
  /** The visible columns, in order. */
  columns: readonly ColumnKey[]
  onChange: (columns: readonly ColumnKey[]) => void
}

/** Every column except the name, the visible ones first. */
const allFrom = (columns: readonly ColumnKey[], fields: readonly CustomField[]) => [
  ...columns,
  ...[...fields.map(({ key }) => customColumn(key)), ...columnKeys].filter(
    (key) => key !== 'name' && !columns.includes(key),
  ),
]

/** Chooses the columns of the list and their order. The name of the deal is always first. */
export function ColumnChooser({ columns, onChange }: ColumnChooserProps) {
  const styles = useChooserStyles()
  const { widths, reset } = useColumnWidths()
  const fields = useCustomFields('deal')
  const labelOf = (key: ColumnKey) => columnLabel(key, fields)
  // The URL updates a moment later than a checkbox must, and the rows must not jump while the user chooses.
  const [order, setOrder] = useState(() => allFrom(columns, fields))
  const [shown, setShown] = useState<ReadonlySet<ColumnKey>>(() => new Set(columns))
  const change = (nextOrder: readonly ColumnKey[], nextShown: ReadonlySet<ColumnKey>) => {
    setOrder([...nextOrder])
    setShown(nextShown)
    onChange(nextOrder.filter((key) => nextShown.has(key)))
  }
  const visible = order.filter((key) => shown.has(key))
  const toggle = (key: ColumnKey) => {
    const next = new Set(shown)
    if (!next.delete(key)) next.add(key)
    change(order, next)
  }
  /** Swaps a column with the next visible one. The button moves with it and keeps the focus. */
  const move = (key: ColumnKey, by: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) => {
    const other = visible[visible.indexOf(key) + by]
    if (!other) return
    const button = event.currentTarget
    const swapped = order.map((one) => (one === key ? other : one === other ? key : one))
    change(swapped, shown)
    requestAnimationFrame(() => button.focus())
  }
  return (
    <>
      <ul className={styles.list} aria-label={copy.columnChooser.label}>
        {order.map((key) => (
          <li key={key} className={styles.row}>
            <span className={styles.box}>
              <Checkbox
                label={labelOf(key)}
                checked={shown.has(key)}
                disabled={visible.length === 1 && visible[0] === key}
                onChange={() => toggle(key)}
              />
            </span>
            {shown.has(key) && (
              <>
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<ArrowUpRegular />}
                  aria-label={copy.columnChooser.left(labelOf(key))}
                  disabledFocusable={visible[0] === key}
                  onClick={move(key, -1)}
                />
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<ArrowDownRegular />}
                  aria-label={copy.columnChooser.right(labelOf(key))}
                  disabledFocusable={visible.at(-1) === key}
                  onClick={move(key, 1)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button size="small" onClick={() => change(allFrom(defaultColumns, fields), new Set(defaultColumns))}>
          {copy.columnChooser.reset}
        </Button>
        {/* It stays and keeps the focus: without it, Escape would no longer close the popover. */}
        <Button size="small" disabledFocusable={widths.size === 0} onClick={reset}>
          {copy.columnChooser.resetWidths}
        </Button>
      </div>
    </>
  )
}
