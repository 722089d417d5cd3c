/**
 * How screens tell the user what happened. The shell shows it; docs/specification.md §8 and §9 fix its texts and times.
 */

/** docs/specification.md §9: how long an error stays. */
export const ERROR_TOAST_MS = 5000
/** docs/specification.md §9: how long the answer to a support ticket stays; other successes follow it. */
export const SUCCESS_TOAST_MS = 3000
/** How long an offer to undo stays: long enough to read and reach. */
export const UNDO_TOAST_MS = 8000
/** Fixed by docs/specification.md §8. */
export const DEFAULT_SUCCESS_MESSAGE = 'done!'
/** Fixed by docs/specification.md §8. */
export const UNEXPECTED_FAILURE_MESSAGE = 'Something went wrong. Try again or contact admin'

export type Toast = {
  type: 'success' | 'error' | 'info'
  message: string
  /** A second, quieter line or list, such as the fields that were refused. */
  details?: readonly string[]
  timeout: number
  action?: { label: string; run: () => void }
}

export type Notify = {
  /** Confirms something. With `undo`, the toast stays for 8 s and offers to take it back. */
  success: (message?: string, options?: { undo?: () => void }) => void
  /** Reports a refusal or a failure, for 5 s. */
  error: (message: string, details?: readonly string[]) => void
}

/** A `Notify` that shows its toasts through `show`. */
export function createNotify(show: (toast: Toast) => void): Notify {
  return {
    success: (message = DEFAULT_SUCCESS_MESSAGE, { undo } = {}) =>
      show(
        undo
          ? { type: 'success', message, timeout: UNDO_TOAST_MS, action: { label: 'Undo', run: undo } }
          : { type: 'success', message, timeout: SUCCESS_TOAST_MS },
      ),
    error: (message, details) => show({ type: 'error', message, timeout: ERROR_TOAST_MS, ...(details && { details }) }),
  }
}
