import { useLogoStyles } from './Logo.styles.ts'

/** The product's name on a dark green surface. */
export function Logo() {
  const styles = useLogoStyles()
  return (
    <span className={styles.logo}>
      Pro<span className={styles.tracker}>Tracker</span>
    </span>
  )
}
