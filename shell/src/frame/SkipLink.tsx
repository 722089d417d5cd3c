import { useSkipLinkStyles } from './SkipLink.styles.ts'

/** The first stop of the Tab key: past the menu, to the page. */
export function SkipLink() {
  return (
    <a className={useSkipLinkStyles().link} href="#main">
      Skip to content
    </a>
  )
}
