import { Button } from '@fluentui/react-components'
import { AlertRegular } from '@fluentui/react-icons/svg/alert'
import { useState } from 'react'
import { formatCount } from 'ui-kit/format'
import { copy } from './copy.ts'
import { useInboxStyles } from './Inbox.styles.ts'
import { InboxPanel } from './InboxPanel.tsx'
import { useUnreadCount } from './inbox.api.ts'

/** The highest number on the badge. */
const MOST = 99

/** The bell with the number of unread notifications; opens the inbox. */
export function InboxButton() {
  const styles = useInboxStyles()
  const [isOpen, setOpen] = useState(false)
  const unread = useUnreadCount() ?? 0
  return (
    <>
      <Button
        className={styles.button}
        appearance="subtle"
        aria-label={unread > 0 ? copy.inboxButton.openUnread(formatCount(unread)) : copy.inboxButton.open}
        icon={
          <>
            <AlertRegular aria-hidden />
            {unread > 0 && (
              <span aria-hidden className={styles.count}>
                {formatCount(Math.min(unread, MOST), unread > MOST)}
              </span>
            )}
          </>
        }
        onClick={() => setOpen(true)}
      />
      {isOpen && <InboxPanel unread={unread} onClose={() => setOpen(false)} />}
    </>
  )
}
