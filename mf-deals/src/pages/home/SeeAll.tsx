import { Link } from 'react-router'
import { copy } from './copy.ts'
import { useHomePageStyles } from './HomePage.styles.ts'

/** Opens the whole list behind a panel. */
export function SeeAll({ count, shown, to, what }: { count: number | null; shown: number; to: string; what: string }) {
  const styles = useHomePageStyles()
  if (count === null || count <= shown) return null
  return (
    <Link className={styles.all} to={to} aria-label={copy.seeAll.label(count, what)}>
      {copy.seeAll.all(count)}
    </Link>
  )
}
