import type { Locator, Page } from 'playwright-core'

/**
 * The toast with a text, not its copy for screen readers. Not found by role, because an open dialog hides everything
 * around it.
 */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('[role=listitem]', { hasText: text })
}
