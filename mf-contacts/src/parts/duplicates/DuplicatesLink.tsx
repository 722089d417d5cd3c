import { useDuplicatesAddress } from '#parts/contact-search/contact-search.ts'
import { FactLink } from '#parts/fact-link/FactLink.tsx'
import { copy } from './copy.ts'
import { useDuplicateCount } from './duplicates.api.ts'

/** How many possible duplicates there are, which leads to them. Nothing without any. */
export function DuplicatesLink() {
  const count = useDuplicateCount()
  const address = useDuplicatesAddress()
  return count === 0 ? null : <FactLink to={address}>{copy.link(count)}</FactLink>
}
