import { FactLink } from '#parts/fact-link/FactLink.tsx'
import { copy } from './copy.ts'
import { useMailCount } from './lead-mail.api.ts'

/** How many emails need a look, if any do. */
export function LeadMailLink() {
  const count = useMailCount()
  return count === 0 ? null : <FactLink to="?view=mail">{copy.link(count)}</FactLink>
}
