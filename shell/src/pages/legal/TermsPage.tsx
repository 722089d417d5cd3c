import { copy } from './copy.ts'
import { ProsePage } from './ProsePage.tsx'

/** `/tou` */
export function TermsPage() {
  return <ProsePage {...copy.terms} />
}
