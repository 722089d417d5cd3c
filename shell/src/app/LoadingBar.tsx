import { useLoadingBarStyles } from './LoadingBar.styles.ts'

/** A hairline at the top while the shell fetches its own next page; the page before it stays. */
export function LoadingBar() {
  return <div className={useLoadingBarStyles().bar} role="progressbar" aria-label="Loading page" />
}
