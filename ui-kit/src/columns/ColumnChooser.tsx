import { Button, Checkbox } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { type MouseEvent, useState } from 'react'
import { useChooserStyles } from './Chooser.styles.ts'
import { copy } from './copy.ts'

export interface ColumnChooserProps<Key extends string> {
  /** Every column that can be chosen. The name, which is always first, is none of them. */
  all: readonly Key[]
  /** The visible columns, in order. */
  columns: readonly Key[]
  /** The columns without a choice. */
  usual: readonly Key[]
  labelOf: (key: Key) => string
  onChange: (columns: readonly Key[]) => void
  /** Whether the user has given a column a width. */
  hasWidths: boolean
  onResetWidths: () => void
}

/** Chooses the columns of a list and their order. */
export function ColumnChooser<Key extends string>(props: ColumnChooserProps<Key>) {
  const { all, columns, usual, labelOf, onChange, hasWidths, onResetWidths } = props
  const styles = useChooserStyles()
  const allFrom = (first: readonly Key[]) => [...first, ...all.filter((key) => !first.includes(key))]
  // The URL updates a moment later than a checkbox must, and the rows must not jump while the user chooses.
  const [order, setOrder] = useState(() => allFrom(columns))
  const [shown, setShown] = useState<ReadonlySet<Key>>(() => new Set(columns))
  const change = (nextOrder: readonly Key[], nextShown: ReadonlySet<Key>) => {
    setOrder([...nextOrder])
    setShown(nextShown)
    onChange(nextOrder.filter((key) => nextShown.has(key)))
  }
  const visible = order.filter((key) => shown.has(key))
  const toggle = (key: Key) => {
    const next = new Set(shown)
    if (!next.delete(key)) next.add(key)
    change(order, next)
  }
  /** Swaps a column with the next visible one. The button moves with it and keeps the focus. */
  const move = (key: Key, by: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) => {
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
        <Button size="small" onClick={() => change(allFrom(usual), new Set(usual))}>
          {copy.columnChooser.reset}
        </Button>
        {/* It stays and keeps the focus: without it, Escape would no longer close the popover. */}
        <Button size="small" disabledFocusable={!hasWidths} onClick={onResetWidths}>
          {copy.columnChooser.resetWidths}
        </Button>
      </div>
    </>
  )
}
