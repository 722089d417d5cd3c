import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { Ref } from 'react'
import { copy } from './copy.ts'
import { useFilterChipStyles } from './FilterChip.styles.ts'

export interface FilterChipProps {
  /** The label of the field: "Representation". */
  field: string
  /** "Buyer, Dual" */
  value: string
  onEdit?: () => void
  onRemove: () => void
  ref?: Ref<HTMLSpanElement>
}

/** An active filter. Click to change it, ✕ to remove it. */
export function FilterChip({ field, value, onEdit, onRemove, ref }: FilterChipProps) {
  const styles = useFilterChipStyles()
  const text = (
    <>
      {field} <b className={styles.value}>{value}</b>
    </>
  )
  return (
    <span ref={ref} className={styles.chip}>
      {onEdit ? (
        <button type="button" className={styles.edit} onClick={onEdit}>
          {text}
        </button>
      ) : (
        <span className={styles.edit}>{text}</span>
      )}
      <button type="button" className={styles.remove} aria-label={copy.filterChip.remove(field)} onClick={onRemove}>
        <DismissRegular fontSize={12} />
      </button>
    </span>
  )
}
