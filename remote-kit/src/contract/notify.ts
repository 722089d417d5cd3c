/**
 * Toasts for the user. The shell shows them. docs/specification.md §8 and §9 define texts and durations.
 */

import { copy } from './copy.ts'

/** How long an error stays (docs/specification.md §9). */
export const ERROR_TOAST_MS = 5000
/** How long a success stays. docs/specification.md §9 sets it for support tickets; all others are the same. */
export const SUCCESS_TOAST_MS = 3000
/** How long a toast with Undo or Open stays: long enough to read it and click. */
export const OFFER_TOAST_MS = 8000
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
  /** `isLink`: it goes somewhere and takes nothing back. */
  action?: { label: string; run: () => void; isLink?: true }
}

type Offer = { undo?: () => void; open?: never } | { open: () => void; undo?: never }

export type Notify = {
  /**
   * Confirms a success. With `undo`, the toast stays for 8 s and offers Undo; with `open` it offers to go to what was
   * created.
   */
  success: (message?: string, options?: Offer) => void
  /** Reports an error, for 5 s. */
  error: (message: string, details?: readonly string[]) => void
}

/** Creates a `Notify` that shows its toasts with `show`. */
export function createNotify(show: (toast: Toast) => void): Notify {
  return {
    success: (message = DEFAULT_SUCCESS_MESSAGE, { undo, open } = {}) => {
      const toast = { type: 'success', message, timeout: SUCCESS_TOAST_MS } as const
      const offered = { ...toast, timeout: OFFER_TOAST_MS }
      if (undo) show({ ...offered, action: { label: copy.notify.undo, run: undo } })
      else if (open) show({ ...offered, action: { label: copy.notify.open, run: open, isLink: true } })
      else show(toast)
    },
    error: (message, details) => show({ type: 'error', message, timeout: ERROR_TOAST_MS, ...(details && { details }) }),
  }
}
