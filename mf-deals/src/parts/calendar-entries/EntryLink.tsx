import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import type { CalendarEntry } from 'openapi'
import { calendarKindLabels } from 'openapi/codes'
import { Link } from 'react-router'
import { HiddenText } from 'ui-kit/HiddenText'
import { useEntryLinkStyles } from './EntryLink.styles.ts'
import { entryPath, kindIcons } from './entry-kinds.ts'

/**
 * A calendar entry on one line: icon and color for its kind, the deal in the tooltip. `wraps` shows all of it, with the
 * deal.
 */
export function EntryLink({ entry, wraps }: { entry: CalendarEntry; wraps: boolean }) {
  const styles = useEntryLinkStyles()
  const { kind, title, deal_name, progress, late } = entry
  const done = progress === 'COMPLETE'
  const Icon = done ? CheckmarkRegular : kindIcons[kind]
  const named = kind === 'closing' ? deal_name : title
  const text = wraps && named !== deal_name && deal_name ? `${named} · ${deal_name}` : named
  return (
    <Link
      to={entryPath(entry)}
      title={[calendarKindLabels[kind], title, deal_name].filter(Boolean).join(' · ')}
      className={mergeClasses(styles.entry, styles[kind], late && styles.late, done && styles.done)}
    >
      <Icon aria-hidden fontSize={14} />
      <span className={mergeClasses(styles.title, wraps && styles.wrapping)}>{text}</span>
      <HiddenText>{[calendarKindLabels[kind], late && 'late', done && 'done'].filter(Boolean).join(', ')}</HiddenText>
    </Link>
  )
}
