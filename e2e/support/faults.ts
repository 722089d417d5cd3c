/** What is wrong with a page in any of its looks: WCAG 2.2 A and AA in both themes, and its layout at every width. */
import axe, { type RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'
import { layoutFaults } from './layout-faults.ts'
import { settle, showsData } from './settle.ts'
import { smallTargets } from './touch-targets.ts'
import { PHONE, WINDOWS } from './windows.ts'

const WCAG: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** The rules that a theme can break, because it changes only colors. */
const COLORS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** The narrowest window of WCAG 1.4.10. */
const NARROWEST = { width: 320, height: 640 }

/** The axe violations of the page as it looks now. axe is already loaded, which saves half a second per page. */
async function violations(page: Page, look: string, runOnly: RunOnly): Promise<string[]> {
  const found = await page.evaluate(async (only) => {
    // While a dialog is open, no one reaches the page behind it.
    const dialog = [...document.querySelectorAll('[aria-modal=true]')].filter((modal) => modal.checkVisibility()).at(-1)
    // Tabster's focus sentinels are hidden on purpose; screen readers never reach them.
    const context = { ...(dialog && { include: dialog }), exclude: ['[data-tabster-dummy]'] }
    const inPage = Reflect.get(window, 'axe') as typeof axe
    const results = await inPage.run(context, { runOnly: only, resultTypes: ['violations'] })
    return results.violations
  }, runOnly)
  return found.map(({ id, nodes }) => {
    const first = nodes[0]
    return `${look}: ${id}, ${nodes.length} times: ${first?.html ?? ''}: ${first?.failureSummary ?? ''}`
  })
}

/**
 * Runs in the page: whether the theme is applied and all color transitions have finished. A page without a script says
 * nothing of its theme and follows the system at once.
 */
function themeIsWorn(theme: string): boolean {
  const isStill = document
    .getAnimations()
    .every((one) => !(one instanceof CSSTransition) || one.playState !== 'running')
  return (document.documentElement.dataset.theme ?? theme) === theme && isStill
}

/** All faults of the page: light and dark, wide and on a phone, its layout at five widths, and its targets on a phone. */
export async function faults(page: Page): Promise<string[]> {
  await settle(page)
  await page.evaluate(axe.source)
  const found = await violations(page, 'light', WCAG)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction(themeIsWorn, 'dark')
  found.push(...(await violations(page, 'dark', COLORS)))
  for (const size of [...WINDOWS, NARROWEST]) {
    await page.setViewportSize(size)
    await showsData(page)
    found.push(...(await layoutFaults(page)).map((fault) => `${size.width} px: ${fault}`))
    if (size !== PHONE) continue
    found.push(...(await violations(page, 'phone', WCAG)))
    found.push(...(await smallTargets(page)).map((target) => `too small for a thumb: ${target}`))
  }
  return found
}
