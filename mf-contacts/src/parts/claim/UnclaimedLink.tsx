import { paramsWith, useSearchParams } from 'remote-kit/use-search-params'
import { FactLink } from '#parts/fact-link/FactLink.tsx'
import { useUnclaimedCount } from './claim.api.ts'
import { copy } from './copy.ts'

/** How many leads wait to be claimed, if any do. */
export function UnclaimedLink() {
  const [params] = useSearchParams()
  const count = useUnclaimedCount()
  if (count === 0) return null
  return <FactLink to={`?${paramsWith(params, { unclaimed: 'true' })}`}>{copy.waiting(count)}</FactLink>
}
