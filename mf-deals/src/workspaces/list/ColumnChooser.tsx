import { Button, Checkbox, makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { useState } from 'react'
import { look } from 'ui-kit/theme'
import { type ColumnKey, columnKeys, columnLabels, defaultColumns } from './columns.ts'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: '0 -4px', padding: 0, maxHeight: 'min(420px, 60vh)', overflowY: 'auto' },
  row: { display: 'flex', alignItems: 'center', gap: '2px', minHeight: '34px' },
  box: { flexGrow: 1, minWidth: 0 },
  other: { borderTop: `1px solid ${look.line}` },
  foot: { display: 'flex', justifyContent: 'flex-end', marginTop: '8px' },
})

export interface ColumnChooserProps {
  /** Those that are shown, in their order. */
  columns: readonly ColumnKey[]
  onChange: (columns: readonly ColumnKey[]) => void
}

/** Chooses the columns of the list and their order. The name of the deal is always the first. */
export function ColumnChooser({ columns, onChange }: ColumnChooserProps) {
  const styles = useStyles()
  // The address follows a moment later than a checkbox must.
  const [shown, setShown] = useState(columns)
  const change = (next: readonly ColumnKey[]) => {
    if (next.length === 0) return
    setShown(next)
    onChange(next)
  }
  const move = (from: number, to: number) => {
    const next = shown.filter((_, at) => at !== from)
    const moved = shown[from]
    if (moved) change(next.toSpliced(to, 0, moved))
  }
  const others = columnKeys.filter((key) => key !== 'name' && !shown.includes(key))
  return (
    <>
      <ul className={styles.list} aria-label="Shown, in this order">
        {shown.map((key, at) => (
          <li key={key} className={styles.row}>
            <span className={styles.box}>
              <Checkbox
                label={columnLabels[key]}
                checked
                disabled={shown.length === 1}
                onChange={() => change(shown.filter((one) => one !== key))}
              />
            </span>
            <Button
              size="small"
              appearance="subtle"
              icon={<ArrowUpRegular />}
              aria-label={`Move ${columnLabels[key]} to the left`}
              disabledFocusable={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <Button
              size="small"
              appearance="subtle"
              icon={<ArrowDownRegular />}
              aria-label={`Move ${columnLabels[key]} to the right`}
              disabledFocusable={at === shown.length - 1}
              onClick={() => move(at, at + 1)}
            />
          </li>
        ))}
        {others.map((key, at) => (
          <li key={key} className={mergeClasses(styles.row, at === 0 && styles.other)}>
            <Checkbox label={columnLabels[key]} checked={false} onChange={() => change([...shown, key])} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button size="small" onClick={() => change(defaultColumns)}>
          Usual columns
        </Button>
      </div>
    </>
  )
}
