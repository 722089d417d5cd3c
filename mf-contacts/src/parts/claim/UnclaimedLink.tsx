import { Link } from 'react-router'
import { useSearchParams } from 'remote-kit/use-search-params'
import { useDuplicateHintStyles } from '#parts/duplicates/DuplicateHint.styles.ts'
import { useUnclaimedCount } from './claim.api.ts'
import { copy } from './copy.ts'

/** After the count of leads: how many wait to be claimed, if any do. */
export function UnclaimedLink() {
  const styles = useDuplicateHintStyles()
  const [params] = useSearchParams()
  const count = useUnclaimedCount()
  if (count === 0) return null
  const next = new URLSearchParams(params)
  next.set('unclaimed', 'true')
  return (
    <>
      {' · '}
      <Link className={styles.link} to={`?${next}`}>
        {copy.waiting(count)}
      </Link>
    </>
  )
}
