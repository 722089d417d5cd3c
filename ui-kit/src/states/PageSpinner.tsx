import { Spinner } from '@fluentui/react-components'
import { copy } from './copy.ts'
import { usePageSpinnerStyles } from './PageSpinner.styles.ts'

/** The spinner (#0062ff, docs/specification.md §9) while a page part loads, centered in its parent. */
export function PageSpinner({ label = copy.pageSpinner.label }: { label?: string }) {
  const styles = usePageSpinnerStyles()
  return (
    <div className={styles.place}>
      <Spinner aria-label={label} size="large" spinner={{ className: styles.ring }} />
    </div>
  )
}
