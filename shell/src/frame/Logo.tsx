import { copy } from './copy.ts'
import { useLogoStyles } from './Logo.styles.ts'

/** The product's name on a dark green surface. */
export function Logo() {
  const styles = useLogoStyles()
  return (
    <span className={styles.logo}>
      {copy.logo.first}
      <span className={styles.tracker}>{copy.logo.second}</span>
    </span>
  )
}
