import { startTransition, useOptimistic } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'

export interface CurrentLink {
  /** Whether a link of the menu looks chosen. */
  isCurrent: (path: string) => boolean
  /** Call it when a link is clicked. */
  follow: (path: string) => void
}

/** The link of the menu that looks chosen: the one just clicked, even before its page is rendered. */
export function useCurrentLink(): CurrentLink {
  const { pathname } = useLocation()
  // Set while the code of the next page is on its way.
  const next = useNavigation().location?.pathname
  const [shown, show] = useOptimistic(next ?? pathname)
  return {
    // Every page is below home, and home is only itself.
    isCurrent: (path) => matchPath({ path, end: path === '/agent' }, shown) !== null,
    follow: (path) => startTransition(() => show(path)),
  }
}
