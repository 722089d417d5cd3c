import { useSelectBoxStyles } from './SelectBox.styles.ts'

export interface SelectBoxProps {
  /** What it selects, for screen readers: "Select 402 Maple Street". */
  label: string
  checked: boolean
  /** Some of what it selects, not all, is selected. */
  isMixed?: boolean
  onChange: (isSelected: boolean) => void
}

/** Selects an item of a list. It is above a link that covers the item. */
export function SelectBox({ label, checked, isMixed = false, onChange }: SelectBoxProps) {
  const styles = useSelectBoxStyles()
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
