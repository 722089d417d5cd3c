import type { Chip } from '#format/code-labels.ts'
import { useStatusChipStyles } from './StatusChip.styles.ts'

/** The label of a code on its fill color: `<StatusChip chip={contactStatusChips[contact.status]} />`. */
export function StatusChip({ chip }: { chip: Chip }) {
  const styles = useStatusChipStyles()
  return (
    <span className={styles.chip} style={{ backgroundColor: chip.fill }}>
      {chip.label}
    </span>
  )
}
