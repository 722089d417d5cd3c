/** How the app takes a prerendered page over (docs/decisions/public-pages-are-prerendered.md). */
import { flushSync } from 'react-dom'
import { initialized } from './first-render.ts'
import type { createRouter } from './router.tsx'

export type Prerendered = {
  router: ReturnType<typeof createRouter>
  /** Renders the app into the page's root. */
  render: () => void
  /** Whether someone is signed in. */
  checkSession: () => Promise<boolean>
}

/**
 * Leaves the page as the server sent it until it matters: on the first click on a link to another page, or right away for a
 * person who is signed in. Until then nothing that a visitor reads, selects or has focused is replaced.
 */
export async function takeOver({ router, render, checkSession }: Prerendered): Promise<void> {
  let isTaken = false
  const take = () => {
    if (isTaken) return
    isTaken = true
    document.removeEventListener('click', follow)
    // The app starts at the top, as every new page does.
    const { scrollX, scrollY } = window
    flushSync(render)
    window.scrollTo(scrollX, scrollY)
  }
  const follow = (event: MouseEvent) => {
    const path = pathOfClick(event)
    if (path === undefined) return
    event.preventDefault()
    take()
    void router.navigate(path)
  }
  // So that the first render shows the page whole.
  await initialized(router)
  document.addEventListener('click', follow)
  if (await checkSession()) take()
}

/** The path of a plain click on a link to another page of this site. */
function pathOfClick(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return undefined
  return link.pathname + link.search + link.hash
}
