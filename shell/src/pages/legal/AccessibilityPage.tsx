import { copy } from './copy.ts'
import { ProsePage } from './ProsePage.tsx'

/** `/as`: docs/decisions/accessibility-statement-at-as.md says why it is the accessibility statement. */
export function AccessibilityPage() {
  return <ProsePage {...copy.accessibility} />
}
