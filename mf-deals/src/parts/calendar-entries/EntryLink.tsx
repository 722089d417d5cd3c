import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import type { CalendarEntry } from 'openapi'
import { calendarKindLabels } from 'openapi/codes'
import { Link } from 'react-router'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { HiddenText } from 'ui-kit/HiddenText'
import { formatTimeOfDay } from 'ui-kit/time-of-day'
import { copy } from './copy.ts'
import { useEntryLinkStyles } from './EntryLink.styles.ts'
import { entryPath, kindIcons } from './entry-kinds.ts'

/**
 * A calendar entry on one line: icon and color for its kind, the deal in the tooltip. `wraps` shows all of it, with the
 * deal.
 */
export function EntryLink({ entry, wraps }: { entry: CalendarEntry; wraps: boolean }) {
  const styles = useEntryLinkStyles()
  const timeZone = useTimeZone()
  const { kind, title, deal_name, progress, late, time, to_confirm: toConfirm } = entry
  const done = progress === 'COMPLETE'
  const Icon = done ? CheckmarkRegular : kindIcons[kind]
  const named = kind === 'closing' ? deal_name : title
  const open = toConfirm && copy.entryLink.toConfirm
  const due = time && !done && copy.entryLink.by(formatTimeOfDay(time, timeZone))
  const text = wraps
    ? [named, named !== deal_name && deal_name, due, open].filter(Boolean).join(' · ')
    : `${named}${toConfirm ? ' ?' : ''}`
  return (
    <Link
      to={entryPath(entry)}
      title={[calendarKindLabels[kind], title, deal_name, due, open].filter(Boolean).join(' · ')}
      className={mergeClasses(styles.entry, styles[kind], late && styles.late, done && styles.done)}
    >
      <Icon aria-hidden fontSize={14} />
      <span className={mergeClasses(styles.title, wraps && styles.wrapping)}>{text}</span>
      <HiddenText>
        {[calendarKindLabels[kind], late && 'late', done && 'done', !wraps && open].filter(Boolean).join(', ')}
      </HiddenText>
    </Link>
  )
}
