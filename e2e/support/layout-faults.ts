/**
 * What is wrong with the layout of the page in the window, one line a fault: it scrolls sideways, text is cut without a cue,
 * or a control lies under something else.
 */
import type { Page } from 'playwright-core'

/** The faults of what is in the window now. Only what is in front counts while a dialog is open. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(faultsInPage)
}

/** Runs in the page, so it uses nothing outside itself. */
async function faultsInPage(): Promise<string[]> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  /** Less than this is rounding. */
  const ROUNDING = 1.5
  /** An ellipsis that leaves less than this share of a text, or fewer px, says nothing. */
  const READABLE = { share: 0.25, px: 40 }
  const found: string[] = []
  const modals = [...document.querySelectorAll('[aria-modal=true]')].filter((modal) => modal.checkVisibility())
  const front = modals.at(-1) ?? document.body

  const across = document.documentElement.scrollWidth - window.innerWidth
  if (across > 0) found.push(`scrolls sideways by ${across} px`)

  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim()
    return `<${element.tagName.toLowerCase()}> "${text.slice(0, 60)}"`
  }
  /** Whether people can see it: it has a size, and neither it nor what it is in is hidden, inert or for screen readers. */
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width < 3 || height < 3 || element.closest('[inert], [aria-hidden=true], [data-tabster-dummy]')) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')

  for (const element of front.querySelectorAll<HTMLElement>('*')) {
    if (!ownText(element) || !isSeen(element) || element.closest('svg, option, [data-layout=clips]')) continue
    const style = getComputedStyle(element)
    const isCut = element.scrollWidth - element.clientWidth > ROUNDING && element.clientWidth > 0
    if (isCut && /hidden|clip/.test(style.overflowX)) {
      if (style.textOverflow !== 'ellipsis') found.push(`cut: ${nameOf(element)}`)
      else if (element.clientWidth < Math.max(READABLE.px, element.scrollWidth * READABLE.share))
        found.push(`nothing left of its text: ${nameOf(element)}`)
    }
    const isCutBelow = element.scrollHeight - element.clientHeight > 4 && element.clientHeight > 0
    const isClamped = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== ''
    if (isCutBelow && /hidden|clip/.test(style.overflowY) && !isClamped && style.textOverflow !== 'ellipsis')
      found.push(`cut below: ${nameOf(element)}`)
  }

  const controls = front.querySelectorAll<HTMLElement>(
    'button, a[href], input:not([type=hidden]), select, textarea, [role=tab], [role=menuitem], [role=switch], [role=combobox]',
  )
  for (const control of controls) {
    if (!isSeen(control)) continue
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) continue
    const above = document.elementFromPoint(x, y)
    if (!above || above === control || control.contains(above) || above.contains(control)) continue
    // A check box lies under its drawing, and a field's own buttons lie on it.
    if (control.parentElement?.contains(above) && control.tagName === 'INPUT') continue
    const scroller = scrollerOf(control)
    // Scrolled out of sight, or under a sticky head.
    if (scroller && !contains(scroller.getBoundingClientRect(), x, y)) continue
    if (isSticky(above)) continue
    found.push(`covered by ${nameOf(above)}: ${nameOf(control)}`)
  }
  return [...new Set(found)]

  function scrollerOf(element: Element): Element | null {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflow)) return at
    return null
  }
  function contains({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
    return x > left && x < right && y > top && y < bottom
  }
  function isSticky(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return true
    return false
  }
}
