import { startTransition, useOptimistic } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'

export interface CurrentLink {
  /** Whether a link of the menu looks chosen. */
  isCurrent: (path: string) => boolean
  /** Call it when a link is clicked. */
  follow: (path: string) => void
}

/**
 * The link of the menu that looks chosen, of all with these paths: the one just clicked, even before its page is rendered.
 * A page below two of them belongs to the longer one.
 */
export function useCurrentLink(paths: readonly string[]): CurrentLink {
  const { pathname } = useLocation()
  // Set while the code of the next page is on its way.
  const next = useNavigation().location?.pathname
  const [shown, show] = useOptimistic(next ?? pathname)
  const [current] = paths
    // Every page is below home, and home is only itself.
    .filter((path) => matchPath({ path, end: path === '/agent' }, shown))
    .toSorted((a, b) => b.length - a.length)
  return {
    isCurrent: (path) => path === current,
    follow: (path) => startTransition(() => show(path)),
  }
}
