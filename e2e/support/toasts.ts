import type { Locator, Page } from 'playwright-core'

/**
 * The toast with a text, not its copy for screen readers. Not found by role, because an open dialog hides everything
 * around it.
 */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('[role=listitem]', { hasText: text })
}

/** The Undo button in the toast with a text. It counts although an open dialog hides it from screen readers. */
export function undoOf(page: Page, text: string | RegExp): Locator {
  return toast(page, text).getByRole('button', { name: 'Undo', includeHidden: true })
}
