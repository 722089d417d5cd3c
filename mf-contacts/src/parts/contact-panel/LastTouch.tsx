import { Button } from '@fluentui/react-components'
import { useSetAtom } from 'jotai'
import type { Contact } from 'openapi'
import { activityKindLabels } from 'openapi/codes'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgo } from 'ui-kit/days'
import { callToLogAtom } from '#parts/log-call/log-call.atoms.ts'
import { copy } from './copy.ts'
import { useLastTouchStyles } from './LastTouch.styles.ts'

/** When and how someone was last in touch with the contact, and a button to log a call. */
export function LastTouch({ contact }: { contact: Contact }) {
  const styles = useLastTouchStyles()
  const timeZone = useTimeZone()
  const logCall = useSetAtom(callToLogAtom)
  const { last_touch_at: at, last_touch_kind: kind, last_touch_direction: direction } = contact
  const how = kind && copy.lastTouch.how(activityKindLabels[kind], direction)
  return (
    <div className={styles.row}>
      <span>
        {at ? formatAgo(at, timeZone) : copy.lastTouch.never}
        {how && <span className={styles.how}>{how}</span>}
      </span>
      <Button size="small" onClick={() => logCall({ contact })}>
        {copy.lastTouch.log}
      </Button>
    </div>
  )
}
