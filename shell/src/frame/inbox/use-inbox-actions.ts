import type { Notification } from 'openapi'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant, withinSentence } from 'ui-kit/days'
import { copy } from './copy.ts'
import { type NotificationsChange, useChangeNotifications } from './inbox.api.ts'

export interface InboxActions {
  /** The ids of those that are on their way out of this list. */
  leaving: ReadonlySet<string>
  read: (one: Notification, isRead: boolean) => void
  /** Marks them as done, with Undo. */
  finish: (notifications: readonly Notification[]) => void
  /** Snoozes it until an instant (ISO 8601), with Undo. */
  snooze: (one: Notification, until: string) => void
  /** Moves it back to the inbox. */
  reopen: (one: Notification) => void
}

/** What can be done with notifications. Those that leave the list disappear at once, and come back if it is refused. */
export function useInboxActions(): InboxActions {
  const notify = useNotify()
  const timeZone = useTimeZone()
  const { mutate, mutateAsync } = useChangeNotifications()
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())

  const moveOut = (change: NotificationsChange, onSuccess = () => {}) => {
    const ids = change.notifications.map(({ id }) => id)
    setLeaving((before) => new Set([...before, ...ids]))
    mutate(change, {
      onSuccess,
      onSettled: () => setLeaving((before) => new Set([...before].filter((id) => !ids.includes(id)))),
    })
  }

  /** Puts it back as it was. A refusal is reported by the mutation itself. */
  const unsnooze = async (one: Notification) => {
    await mutateAsync({ notifications: [one], change: { snoozed_until: null } })
    if (one.read_at) await mutateAsync({ notifications: [one], change: { read: true } })
  }

  return {
    leaving,
    read: (one, isRead) => mutate({ notifications: [one], change: { read: isRead } }),
    finish(notifications) {
      const undo = () => mutate({ notifications, change: { done: false } })
      moveOut({ notifications, change: { done: true } }, () =>
        notify.success(copy.changed.done(notifications.length), { undo }),
      )
    },
    snooze(one, until) {
      const undo = () => void unsnooze(one).catch(() => undefined)
      moveOut({ notifications: [one], change: { snoozed_until: until } }, () =>
        notify.success(copy.changed.snoozed(withinSentence(formatInstant(until, timeZone))), { undo }),
      )
    },
    reopen: (one) => moveOut({ notifications: [one], change: one.done_at ? { done: false } : { snoozed_until: null } }),
  }
}
