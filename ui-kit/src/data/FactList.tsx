import type { ReactNode } from 'react'
import { NOTHING } from '#format/format.ts'
import { useFactListStyles } from './FactList.styles.ts'

export interface Fact {
  label: string
  /** Shown as a dash if it is empty. */
  value: ReactNode
}

/** Labels and values of a record, as a definition list. Without any, nothing. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const styles = useFactListStyles()
  if (facts.length === 0) return null
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value }) => [
        <dt key={`${label} label`} className={styles.label}>
          {label}
        </dt>,
        <dd key={label} className={styles.value}>
          {value ?? NOTHING}
        </dd>,
      ])}
    </dl>
  )
}
