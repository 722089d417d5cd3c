import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { NOTHING } from '#format/format.ts'
import { media } from '#theme/media.ts'
import { look } from '#theme/theme.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, max-content) 1fr',
    gap: '8px 20px',
    margin: 0,
    [media.phone]: { gridTemplateColumns: 'minmax(96px, 38%) minmax(0, 1fr)', gap: '8px 12px' },
  },
  label: { color: look.ink3, fontSize: '13px' },
  value: {
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    minWidth: 0,
  },
})

export interface Fact {
  label: string
  /** A dash stands where it is empty. */
  value: ReactNode
}

/** Labels and values of one record, as a definition list. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const styles = useStyles()
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
