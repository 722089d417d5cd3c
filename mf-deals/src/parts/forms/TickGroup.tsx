import type { ReactNode } from 'react'
import { useTickGroupStyles } from './TickGroup.styles.ts'

/**
 * Check boxes with a common label. Not a Field, which gives all of them the same id, so that a label would toggle
 * another box.
 */
export function TickGroup({ label, hint, children }: { label: string; hint: string; children: ReactNode }) {
  const styles = useTickGroupStyles()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {children}
      <p className={styles.hint}>{hint}</p>
    </fieldset>
  )
}
