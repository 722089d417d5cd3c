import { defaultScheduler, notifyManager } from '@tanstack/react-query'

/**
 * Makes changes to cached data that are rendered in the frame of the event that asked for them. The cache tells its readers
 * by a timer otherwise, before which the browser may paint a frame without the change. For data alone: a dialog that is
 * taken down by such a change would not hear how its own request ended.
 */
export function notifySynchronously(change: () => void): void {
  notifyManager.setScheduler((callback) => callback())
  try {
    notifyManager.batch(change)
  } finally {
    notifyManager.setScheduler(defaultScheduler)
  }
}
