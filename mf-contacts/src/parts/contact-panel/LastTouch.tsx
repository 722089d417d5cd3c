import { Button } from '@fluentui/react-components'
import type { Contact } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgo } from 'ui-kit/days'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useContactEdit } from '#parts/inline-edit/use-contact-edit.ts'
import { copy } from './copy.ts'
import { useLastTouchStyles } from './LastTouch.styles.ts'

/** The last time that someone was in touch with the contact, and a button to set it to now. */
export function LastTouch({ contact }: { contact: Contact }) {
  const styles = useLastTouchStyles()
  const timeZone = useTimeZone()
  const notify = useNotify()
  const { reason, save } = useContactEdit(contact)
  const before = contact.last_touch_at

  const touch = async () => {
    const changed = await save({ last_touch_at: new Date().toISOString() })
    if (!changed) return
    notify.success(copy.lastTouch.logged(contactName(changed)), {
      undo: () => void save({ last_touch_at: before }, { base: changed }),
    })
  }
  return (
    <div>
      <div className={styles.row}>
        {before ? formatAgo(before, timeZone) : copy.lastTouch.never}
        <Button size="small" onClick={() => void touch()}>
          {copy.lastTouch.log}
        </Button>
      </div>
      {reason && (
        <p role="alert" className={styles.refusal}>
          {reason}
        </p>
      )}
    </div>
  )
}
