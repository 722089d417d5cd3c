import { copy } from './copy.ts'
import { ProsePage } from './ProsePage.tsx'

/** `/pp` */
export function PrivacyPage() {
  return <ProsePage {...copy.privacy} />
}
