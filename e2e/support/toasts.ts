import type { Locator, Page } from 'playwright-core'

/** The toast with a text, not its copy for screen readers, and no item of another list with the same text. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('[role=listitem]', { hasText: text })
}

/** The Undo button in the toast with a text. Found as screen readers find it: an open dialog must not hide it. */
export function undoOf(page: Page, text: string | RegExp): Locator {
  return toast(page, text).getByRole('button', { name: 'Undo' })
}
