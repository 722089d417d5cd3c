import { Button } from '@fluentui/react-components'
import { AlertRegular } from '@fluentui/react-icons/svg/alert'
import { useCallback, useState } from 'react'
import { formatCount } from 'ui-kit/format'
import { useFreshLeads, useUnreadCount } from '#frame/inbox/unread.api.ts'
import { LazyPart } from '#frame/LazyPart.tsx'
import { copy } from './copy.ts'
import { useInboxButtonStyles } from './InboxButton.styles.ts'

const loadInbox = async () => (await import('#frame/inbox/InboxPanel.tsx')).InboxPanel

/** The highest number on the badge. */
const MOST = 99

/** The bell with the number of unread notifications; opens the inbox. */
export function InboxButton() {
  const styles = useInboxButtonStyles()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const known = useUnreadCount()
  useFreshLeads(known)
  const unread = known ?? 0
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
      {isOpen && <LazyPart load={loadInbox} failure={copy.inboxButton.failed} onClose={close} />}
    </>
  )
}
