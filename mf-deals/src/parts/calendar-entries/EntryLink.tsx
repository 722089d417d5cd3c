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

export interface EntryLinkProps {
  entry: CalendarEntry
  /**
   * `full`: all of it, wrapped. `card`: the address above the rest, with the start, on a few lines; `hours`: each on one
   * line, with the end too. `line`: one line. What is cut is in the tooltip.
   */
  shape: 'full' | 'card' | 'hours' | 'line'
}

/** A calendar entry: the address first, then what it is, with an icon and a color for its kind. */
export function EntryLink({ entry, shape }: EntryLinkProps) {
  const styles = useEntryLinkStyles()
  const timeZone = useTimeZone()
  const pathOf = useEntryPath()
  const { kind, progress, late, to_confirm: toConfirm } = entry
  const { where, what, when } = entryWords(entry, timeZone)
  const isCard = shape === 'card' || shape === 'hours'
  const done = progress === 'COMPLETE'
  const Icon = done ? CheckmarkRegular : kindIcons[kind]
  const open = toConfirm && copy.entryLink.toConfirm
  const said = [where, what, when, open].filter(Boolean).join(' · ')
  return (
    <Link
      to={pathOf(entry)}
      title={`${calendarKindLabels[kind]} · ${said}`}
      className={mergeClasses(
        styles.entry,
        shape === 'card' && styles.card,
        styles[kind],
        late && styles.late,
        done && styles.done,
      )}
    >
      <Icon aria-hidden fontSize={14} />
      {isCard ? (
        <EntryCard entry={entry} hasEnd={shape === 'hours'} />
      ) : (
        <span className={mergeClasses(styles.title, shape === 'line' && styles.cut)}>{said}</span>
      )}
      <HiddenText>
        {[calendarKindLabels[kind], late && copy.entryLink.late, done && copy.entryLink.done, isCard && open]
          .filter(Boolean)
          .join(', ')}
      </HiddenText>
    </Link>
  )
}

function EntryCard({ entry, hasEnd }: { entry: CalendarEntry; hasEnd: boolean }) {
  const styles = useEntryLinkStyles()
  const { where, what, when, start } = entryWords(entry, useTimeZone())
  const time = hasEnd && entry.ends ? when : start
  return (
    <span className={hasEnd ? styles.title : undefined}>
      {where && <span className={hasEnd ? mergeClasses(styles.row, styles.cut) : styles.two}>{where}</span>}
      {where && what && <HiddenText>{' · '}</HiddenText>}
      <span className={mergeClasses(styles.row, styles.rest)}>
        <span className={hasEnd ? styles.cut : styles.three}>{`${what}${entry.to_confirm ? ' ?' : ''}`}</span>
        {time && <span className={styles.time}>{time}</span>}
      </span>
    </span>
  )
}
