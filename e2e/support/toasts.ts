import type { Locator, Page } from 'playwright-core'

/**
 * The toast that says a text; its copy for screen readers is another element. Not by its accessible role: an open dialog
 * hides what is around it.
 */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('[role=listitem]', { hasText: text })
}
