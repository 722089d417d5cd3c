import { copy } from './copy.ts'
import { useLoadingBarStyles } from './LoadingBar.styles.ts'

/** A thin bar at the top while the shell loads its next page. The previous page stays visible. */
export function LoadingBar() {
  return <div className={useLoadingBarStyles().bar} role="progressbar" aria-label={copy.loadingBar.label} />
}
