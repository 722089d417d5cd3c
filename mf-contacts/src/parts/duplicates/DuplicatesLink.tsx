import { Link } from 'react-router'
import { useDuplicatesAddress } from '#parts/contact-search/contact-search.ts'
import { copy } from './copy.ts'
import { useDuplicateCount } from './duplicates.api.ts'
import { useDuplicateHintStyles } from './DuplicateHint.styles.ts'

/** After the count of contacts: how many possible duplicates there are, which leads to them. Nothing without any. */
export function DuplicatesLink() {
  const styles = useDuplicateHintStyles()
  const count = useDuplicateCount()
  const address = useDuplicatesAddress()
  if (count === 0) return null
  return (
    <>
      {' · '}
      <Link className={styles.link} to={address}>
        {copy.link(count)}
      </Link>
    </>
  )
}
