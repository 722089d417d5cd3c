import { copy } from './copy.ts'
import { useSkipLinkStyles } from './SkipLink.styles.ts'

/** The first tab stop: skips the menu and goes to the page. */
export function SkipLink() {
  return (
    <a className={useSkipLinkStyles().link} href="#main">
      {copy.skipLink.label}
    </a>
  )
}
