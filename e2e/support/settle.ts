import type { Page } from 'playwright-core'

/** Waits until the page shows its data: no request is under way, and no spinner or skeleton is left. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await showsData(page)
}

/** Waits until no spinner or skeleton is left: after a change of the window, which asks for nothing. */
export async function showsData(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('[role=progressbar]:not([aria-valuenow]), [role=status]')
    return ![...waiting].some(({ role, textContent }) => role === 'progressbar' || textContent.startsWith('Loading'))
  })
}
