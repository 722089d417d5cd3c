import { defaultScheduler, notifyManager } from '@tanstack/react-query'

/**
 * Makes changes to cached data that render in the same frame as the event. The cache normally notifies by a timer,
 * before which the browser may paint a frame without the change. Only for data: a dialog that is unmounted by such a
 * change would not see the result of its own request.
 */
export function notifySynchronously(change: () => void): void {
  notifyManager.setScheduler((callback) => callback())
  try {
    notifyManager.batch(change)
  } finally {
    notifyManager.setScheduler(defaultScheduler)
  }
}
