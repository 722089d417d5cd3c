/**
 * Controls of the page that a thumb would miss, one line each: less than 44 by 44 px of the window answer to them. 44 px is
 * WCAG 2.2's Target Size (Enhanced), with its exceptions for links in a sentence and for what the browser draws.
 */
import type { Page } from 'playwright-core'

/** The small targets of the page, which scrolls to each. Only what is in front counts while a dialog is open. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(smallTargetsInPage)
}

/** Runs in the page, so it uses nothing outside itself. */
function smallTargetsInPage(): string[] {
  const SIZE = 44
  /** Less than this is rounding. */
  const ROUNDING = 1
  const CONTROLS =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=tab], [role=menuitem], [role=option], [role=switch], [role=combobox]'
  const front =
    [...document.querySelectorAll('[aria-modal=true]')].filter((modal) => modal.checkVisibility()).at(-1) ??
    document.body

  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim()
    return `<${element.tagName.toLowerCase()}> "${text.slice(0, 60)}"`
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width < 3 || height < 3 || element.closest('[inert], [aria-hidden=true], [data-tabster-dummy]')) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  /** What is in a sentence, or a line of facts, is as high as its line. */
  const isInText = (element: Element) => {
    const text = element.closest('p')?.textContent ?? ''
    return text.trim().length > element.textContent.trim().length && getComputedStyle(element).position === 'static'
  }
  const isFixed = (element: Element) => {
    for (let at: Element | null = element; at && at !== front; at = at.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return true
    return false
  }
  const isClip = (element: Element) => {
    const { overflow, contain } = getComputedStyle(element)
    return /auto|scroll/.test(overflow) || /paint|content|strict/.test(contain)
  }
  /** What clips the content of an element, from the inside out. Remembered: a calendar has a thousand controls. */
  const clips = new Map<Element, readonly Element[]>()
  const clipsOf = (element: Element): readonly Element[] => {
    const known = clips.get(element)
    if (known) return known
    const parent = element.parentElement
    const outer = parent ? clipsOf(parent) : []
    const found = isClip(element) ? [element, ...outer] : outer
    clips.set(element, found)
    return found
  }
  const isInScrollers = (element: Element, x: number, y: number) =>
    !element.parentElement ||
    clipsOf(element.parentElement).every((clip) => {
      const { left, right, top, bottom } = clip.getBoundingClientRect()
      return x >= left && x <= right && y >= top && y <= bottom
    })
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  const isInView = (element: Element) => {
    const [x, y] = middleOf(element)
    return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight && isInScrollers(element, x, y)
  }
  /** Whether a tap at a point reaches the control: on it, in it, or on its label or the field around it. */
  const reaches = (control: Element, x: number, y: number) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true
    // Under a bar that stays, or at the edge of what scrolls it, scrolling shows it.
    const hit = document.elementFromPoint(x, y)
    if (!hit) return false
    if (isFixed(hit) && !isFixed(control)) return true
    if (!isInScrollers(control, x, y)) return true
    if (control.contains(hit)) return true
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    )
      return [...(control.labels ?? [])].some((label) => label.contains(hit)) || hit.contains(control)
    return false
  }
  /** How many px around the middle answer, in one direction. */
  const extent = (control: Element, x: number, y: number, dx: number, dy: number) => {
    let px = 0
    while (px < SIZE && reaches(control, x + dx * (px + 1), y + dy * (px + 1))) px++
    return px
  }

  const sizeAt = (control: Element, x: number, y: number) => [
    extent(control, x, y, -1, 0) + extent(control, x, y, 1, 0) + 1,
    extent(control, x, y, 0, -1) + extent(control, x, y, 0, 1) + 1,
  ]
  /** The usual case, told by 8 points instead of 90. */
  const isLargeAround = (control: Element, x: number, y: number) => {
    const half = SIZE / 2 - ROUNDING
    return [half, half / 2, -half / 2, -half].every((px) => reaches(control, x + px, y) && reaches(control, x, y + px))
  }
  const isLarge = (px: number | undefined) => px !== undefined && px >= SIZE - ROUNDING
  /** A grid of points in an element. */
  const pointsOf = (element: Element | null) => {
    if (!element || element === document.body) return []
    const { left, top, width, height } = element.getBoundingClientRect()
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
    return steps.flatMap((right) => steps.map((down) => [left + width * right, top + height * down] as const))
  }

  const scrolled = [...document.querySelectorAll('*')]
    .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
      return scrollHeight > clientHeight || scrollWidth > clientWidth
    })
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }))

  const looks = new Set<string>()
  const isKnown = (control: Element) => {
    const { width, height } = control.getBoundingClientRect()
    const look = `${control.tagName} ${control.className} ${Math.round(width)} ${Math.round(height)}`
    return looks.has(look) || !looks.add(look)
  }

  const found: string[] = []
  for (const control of front.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!isSeen(control) || isInText(control) || control.matches(':disabled, [data-targets=dense] *')) continue
    // Only what is in the window can be measured. Of what looks alike outside, one is enough: a calendar has a thousand.
    if (!isInView(control)) {
      if (isKnown(control)) continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    }
    const [x, y] = middleOf(control)
    if (!isInView(control) || !reaches(control, x, y)) continue
    if (isLargeAround(control, x, y)) continue
    const [across, down] = sizeAt(control, x, y)
    if (isLarge(across) && isLarge(down)) continue
    // A link can cover the card that it is in, with a few other controls on it.
    const elsewhere = pointsOf(control.offsetParent).some(
      ([px, py]) => reaches(control, px, py) && sizeAt(control, px, py).every(isLarge),
    )
    if (!elsewhere) found.push(`${across} × ${down} px: ${nameOf(control)}`)
  }
  for (const { element, top, left } of scrolled) element.scrollTo({ top, left, behavior: 'instant' })
  return [...new Set(found)]
}
