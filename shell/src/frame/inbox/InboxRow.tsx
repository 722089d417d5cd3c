import { Button, mergeClasses, Tooltip } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { ClockAlarmRegular } from '@fluentui/react-icons/svg/clock-alarm'
import { MailReadRegular } from '@fluentui/react-icons/svg/mail-read'
import { MailUnreadRegular } from '@fluentui/react-icons/svg/mail-unread'
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import type { Notification } from 'openapi'
import { NotificationState } from 'openapi/codes'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgo, formatInstant, withinSentence } from 'ui-kit/days'
import { HiddenText } from 'ui-kit/HiddenText'
import { copy } from './copy.ts'
import { useInboxStyles } from './Inbox.styles.ts'
import { notificationLink } from './notification-link.ts'
import type { InboxActions } from './use-inbox-actions.ts'

export interface InboxRowProps {
  notification: Notification
  state: NotificationState
  actions: InboxActions
  /** The name of the deal whose group it is in, which the row does not repeat. */
  group?: string
  onOpen: () => void
  /** Called with the button, at which the times open. */
  onSnooze: (target: HTMLElement) => void
}

/** A notification with what can be done with it. */
export function InboxRow({ notification: one, state, actions, group, onOpen, onSnooze }: InboxRowProps) {
  const styles = useInboxStyles()
  const timeZone = useTimeZone()
  const { text, subject, read_at, snoozed_until } = one
  const link = notificationLink(one)
  const time =
    state === NotificationState.snoozed && snoozed_until
      ? copy.row.until(withinSentence(formatInstant(snoozed_until, timeZone)))
      : formatAgo(snoozed_until ?? one.created_at, timeZone)
  const title = titleOf(one, group)
  const words = (
    <>
      {!read_at && <HiddenText>{copy.row.unread}</HiddenText>}
      <span className={styles.subject}>{title}</span>
      <span className={styles.meta}>{title === text ? time : copy.row.meta(text, time)}</span>
    </>
  )
  const looks = mergeClasses(styles.link, !read_at && styles.unread)
  return (
    <li className={styles.row} data-row-id={one.id}>
      {!read_at && <span className={styles.dot} aria-hidden />}
      {link ? (
        <Link
          className={looks}
          to={link}
          data-row-focus
          onClick={() => {
            if (!read_at) actions.read(one, true)
            onOpen()
          }}
        >
          {words}
        </Link>
      ) : (
        <div className={looks} data-row-focus tabIndex={-1}>
          {words}
        </div>
      )}
      <span className={styles.actions}>
        {state === NotificationState.open ? (
          <>
            <IconButton
              label={read_at ? copy.row.unreadAgain : copy.row.read}
              name={read_at ? copy.row.markUnreadOf(subject) : copy.row.markReadOf(subject)}
              icon={read_at ? <MailUnreadRegular /> : <MailReadRegular />}
              onClick={() => actions.read(one, !read_at)}
            />
            <IconButton
              label={copy.row.snooze}
              name={copy.row.snoozeOf(subject)}
              icon={<ClockAlarmRegular />}
              onClick={onSnooze}
            />
            <IconButton
              label={copy.row.done}
              name={copy.row.doneOf(subject)}
              icon={<CheckmarkRegular />}
              onClick={() => actions.finish([one])}
            />
          </>
        ) : (
          <IconButton
            label={copy.row.reopen}
            name={copy.row.reopenOf(subject)}
            icon={<ArrowUndoRegular />}
            onClick={() => actions.reopen(one)}
          />
        )}
      </span>
    </li>
  )
}

interface IconButtonProps {
  /** The tooltip. */
  label: string
  name: string
  icon: ReactElement
  onClick: (button: HTMLElement) => void
}

function IconButton({ label, name, icon, onClick }: IconButtonProps) {
  const styles = useInboxStyles()
  return (
    <Tooltip content={label} relationship="description">
      <Button
        className={styles.action}
        appearance="subtle"
        aria-label={name}
        icon={icon}
        onClick={(event) => onClick(event.currentTarget)}
      />
    </Tooltip>
  )
}

/** What it is about, without the deal that the group names already; what happened if nothing else is left. */
function titleOf({ text, subject, deal_name: deal }: Notification, group: string | undefined): string {
  if (!group || group !== deal) return subject
  return subject === deal ? text : withoutEnd(subject, `, ${deal}`)
}

const withoutEnd = (text: string, end: string): string => (text.endsWith(end) ? text.slice(0, -end.length) : text)
