import type { Locator, Page } from 'playwright-core'

/**
 * The toast with a text, not its copy for screen readers. Not found by role, because an open dialog hides everything
 * around it.
 */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('[role=listitem]', { hasText: text })
}

/** Undo in the toast with a text. Found by its text for the same reason: once a dialog is open, it has no role. */
export function undoOf(page: Page, text: string | RegExp): Locator {
  return toast(page, text).getByText('Undo', { exact: true })
}
