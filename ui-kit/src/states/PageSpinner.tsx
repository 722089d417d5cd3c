import { makeStyles, Spinner } from '@fluentui/react-components'
import { look } from '#theme/theme.ts'

const useStyles = makeStyles({
  place: { display: 'grid', placeItems: 'center', flexGrow: 1, minHeight: '240px' },
  ring: { backgroundColor: look.line, color: look.spinner },
})

/** The spinner (#0062ff, SPEC.md §9) while a page part loads; centred in the space it is given. */
export function PageSpinner({ label = 'Loading page' }: { label?: string }) {
  const styles = useStyles()
  return (
    <div className={styles.place}>
      <Spinner aria-label={label} size="large" spinner={{ className: styles.ring }} />
    </div>
  )
}
