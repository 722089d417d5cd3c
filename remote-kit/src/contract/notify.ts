/**
 * Toasts for the user. The shell shows them. docs/specification.md §8 and §9 define texts and durations.
 */

import { copy } from './copy.ts'

/** How long an error stays (docs/specification.md §9). */
export const ERROR_TOAST_MS = 5000
/** How long a success stays. docs/specification.md §9 sets it for support tickets; all others are the same. */
export const SUCCESS_TOAST_MS = 3000
/** How long a toast with Undo stays: long enough to read it and click. */
export const UNDO_TOAST_MS = 8000
/** Fixed by docs/specification.md §8. */
export const DEFAULT_SUCCESS_MESSAGE = copy.notify.success
/** Fixed by docs/specification.md §8. */
export const UNEXPECTED_FAILURE_MESSAGE = copy.notify.failure

export type Toast = {
  type: 'success' | 'error' | 'info'
  message: string
  /** Secondary lines, such as the fields that were refused. */
  details?: readonly string[]
  timeout: number
  action?: { label: string; run: () => void }
}

export type Notify = {
  /** Confirms a success. With `undo`, the toast stays for 8 s and offers Undo. */
  success: (message?: string, options?: { undo?: () => void }) => void
  /** Reports an error, for 5 s. */
  error: (message: string, details?: readonly string[]) => void
}

/** Creates a `Notify` that shows its toasts with `show`. */
export function createNotify(show: (toast: Toast) => void): Notify {
  return {
    success: (message = DEFAULT_SUCCESS_MESSAGE, { undo } = {}) =>
      show(
        undo
          ? { type: 'success', message, timeout: UNDO_TOAST_MS, action: { label: copy.notify.undo, run: undo } }
          : { type: 'success', message, timeout: SUCCESS_TOAST_MS },
      ),
    error: (message, details) => show({ type: 'error', message, timeout: ERROR_TOAST_MS, ...(details && { details }) }),
  }
}
