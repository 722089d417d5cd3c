import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { look } from 'ui-kit/theme'

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  label: { padding: 0, marginBottom: '2px', color: look.ink },
  hint: { margin: '2px 0 0', fontSize: '12px', lineHeight: '16px', color: look.ink3 },
})

/** Several ticks under one label. Not a Field: that gives all of them one id, so that a label would tick another box. */
export function TickGroup({ label, hint, children }: { label: string; hint: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {children}
      <p className={styles.hint}>{hint}</p>
    </fieldset>
  )
}
