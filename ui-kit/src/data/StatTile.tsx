import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useStatTileStyles } from './StatTile.styles.ts'

export interface StatTileProps {
  label: string
  value: ReactNode
  hint?: ReactNode
  /** Shows the value in red, for something late. */
  tone?: 'calm' | 'danger'
}

/** One metric. To open the list that it counts, wrap it in a router `<Link>`. */
export function StatTile({ label, value, hint, tone = 'calm' }: StatTileProps) {
  const styles = useStatTileStyles()
  return (
    <div className={styles.tile}>
      <span className={styles.label}>{label}</span>
      <span className={mergeClasses(styles.value, tone === 'danger' && styles.danger)}>{value}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  )
}
