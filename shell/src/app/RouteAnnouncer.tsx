import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { HiddenText } from 'ui-kit/HiddenText'
import { focusPage } from './focus-page.ts'
import { pageTitle } from './page-title.ts'

/**
 * What a page load would do and a client-side navigation does not: names the page in the document title, says it to
 * screen readers, and moves the focus to the page. Changes of the query string alone move nothing.
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
