/** Accessibility checks: no violation of WCAG 2.2 A and AA in any theme, and no horizontal scrolling. */
import axe, { type RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** The rules that a theme can break, because it changes only colors. */
const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
const PHONE = { width: 390, height: 844 }
/** WCAG 1.4.10. */
const NARROWEST = { width: 320, height: 640 }

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('[role=progressbar]:not([aria-valuenow]), [role=status]')
    return ![...waiting].some(({ role, textContent }) => role === 'progressbar' || textContent.startsWith('Loading'))
  })
}

/** The axe violations of the page as it looks now. axe is already loaded, which saves half a second per page. */
async function violations(page: Page, look: string, runOnly: RunOnly): Promise<string[]> {
  const found = await page.evaluate(async (only) => {
    // Tabster's focus sentinels are hidden on purpose; screen readers never reach them.
    const context = { exclude: ['[data-tabster-dummy]'] }
    const inPage = Reflect.get(window, 'axe') as typeof axe
    const results = await inPage.run(context, { runOnly: only, resultTypes: ['violations'] })
    return results.violations
  }, runOnly)
  return found.map(({ id, nodes }) => {
    const first = nodes[0]
    return `${look}: ${id}, ${nodes.length} times: ${first?.html ?? ''}: ${first?.failureSummary ?? ''}`
  })
}

/** How far the page extends beyond the window, in px, after popovers have been repositioned. */
const overflow = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return document.documentElement.scrollWidth - window.innerWidth
  })

/** Runs in the page: whether the theme is applied and all color transitions have finished. */
function themeIsWorn(theme: string): boolean {
  const isStill = document
    .getAnimations()
    .every((one) => !(one instanceof CSSTransition) || one.playState !== 'running')
  return document.documentElement.dataset.theme === theme && isStill
}

/** All violations of the page in any of its looks: light, dark, on a phone. */
export async function faults(page: Page): Promise<string[]> {
  await settle(page)
  await page.evaluate(axe.source)
  const wide = await violations(page, 'light', WCAG)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction(themeIsWorn, 'dark')
  const dark = await violations(page, 'dark', COLOURS)
  await page.setViewportSize(PHONE)
  await settle(page)
  const phone = await violations(page, 'phone', WCAG)
  const sideways: string[] = []
  for (const size of [PHONE, NARROWEST]) {
    await page.setViewportSize(size)
    const px = await overflow(page)
    if (px > 0) sideways.push(`${size.width} px: scrolls sideways by ${px} px`)
  }
  return [...wide, ...dark, ...phone, ...sideways]
}
