import type { ReactNode } from 'react'
import { useTickGroupStyles } from './TickGroup.styles.ts'

/** Several ticks under one label. Not a Field: that gives all of them one id, so that a label would tick another box. */
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
