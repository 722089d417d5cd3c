import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { HiddenText } from 'ui-kit/HiddenText'
import { focusPage } from './focus-page.ts'
import { pageTitle } from './page-title.ts'

/**
 * Does what a page load does and a client-side navigation does not: sets the document title, announces the page to
 * screen readers and moves the focus to it. Does nothing if only the query string changes.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const title = pageTitle(useMatches())
  const shownPath = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (shownPath.current === pathname) return undefined
    shownPath.current = pathname
    setAnnouncement(title)
    return focusPage()
  }, [pathname, title])

  return (
    <div aria-live="polite" aria-atomic="true">
      <HiddenText>{announcement}</HiddenText>
    </div>
  )
}
