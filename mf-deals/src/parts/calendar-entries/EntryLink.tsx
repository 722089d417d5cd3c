import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import type { CalendarEntry } from 'openapi'
import { calendarKindLabels } from 'openapi/codes'
import { Link } from 'react-router'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { HiddenText } from 'ui-kit/HiddenText'
import { copy } from './copy.ts'
import { useEntryLinkStyles } from './EntryLink.styles.ts'
import { kindIcons, useEntryPath } from './entry-kinds.ts'
import { entryWords } from './entry-words.ts'

/**
 * A calendar entry: the address first, then what it is, with an icon and a color for its kind. Two lines at most, all
 * of it in the tooltip. `wraps` shows all of it.
 */
export function EntryLink({ entry, wraps }: { entry: CalendarEntry; wraps: boolean }) {
  const styles = useEntryLinkStyles()
  const timeZone = useTimeZone()
  const pathOf = useEntryPath()
  const { kind, progress, late, to_confirm: toConfirm } = entry
  const { where, what, when, start } = entryWords(entry, timeZone)
  const done = progress === 'COMPLETE'
  const Icon = done ? CheckmarkRegular : kindIcons[kind]
  const open = toConfirm && copy.entryLink.toConfirm
  const said = [where, what, when, open].filter(Boolean).join(' · ')
  const short = [where, what].filter(Boolean).join(' · ')
  return (
    <Link
      to={pathOf(entry)}
      title={`${calendarKindLabels[kind]} · ${said}`}
      className={mergeClasses(styles.entry, styles[kind], late && styles.late, done && styles.done)}
    >
      <Icon aria-hidden fontSize={14} />
      <span className={mergeClasses(styles.title, wraps && styles.wrapping)}>
        {wraps ? said : `${short}${toConfirm ? ' ?' : ''}`}
      </span>
      {!wraps && start && <span className={styles.time}>{start}</span>}
      <HiddenText>
        {[calendarKindLabels[kind], late && copy.entryLink.late, done && copy.entryLink.done, !wraps && open]
          .filter(Boolean)
          .join(', ')}
      </HiddenText>
    </Link>
  )
}
