import { mergeClasses } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { ContactDates } from 'openapi'
import { Link } from 'react-router'
import { userProfileAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { DueDay } from 'ui-kit/DueDay'
import { formatDay } from 'ui-kit/days'
import { Panel } from 'ui-kit/Panel'
import { entryPath, kindIcons } from '#parts/calendar-entries/entry-kinds.ts'
import { copy } from './copy.ts'
import { contactDatesLink } from './home-links.ts'
import { useHomeRowStyles } from './HomeRow.styles.ts'
import { SeeAll } from './SeeAll.tsx'

/** Whom to get in touch with: follow-ups that are due, and birthdays and home anniversaries of the next days. */
export function ContactDatesPanel({ list }: { list: ContactDates }) {
  const styles = useHomeRowStyles()
  const now = useToday()
  const viewer = useAtomValue(userProfileAtom)
  if (list.count === 0) return null
  // Assistants work with the contacts of several people.
  const to = contactDatesLink(now, viewer?.role === 'assistant' ? null : (viewer?.id ?? null))
  return (
    <Panel
      title={copy.contactDatesPanel.title}
      actions={<SeeAll count={list.count} shown={list.results.length} to={to} what={copy.contactDatesPanel.what} />}
    >
      <ul className={styles.list}>
        {list.results.map((entry) => {
          const Icon = kindIcons[entry.kind]
          return (
            <li key={`${entry.kind} ${entry.id}`} className={styles.item}>
              <Link className={styles.row} to={entryPath(entry)}>
                <span className={styles.name}>{entry.contact_name}</span>
                <span className={mergeClasses(styles.meta, styles.withIcon)}>
                  <Icon aria-hidden fontSize={14} />
                  {entry.title}
                </span>
                <span className={styles.end}>
                  {entry.kind === 'follow_up' ? (
                    <DueDay day={entry.date} now={now} />
                  ) : (
                    <span className={styles.quiet}>{formatDay(entry.date, now)}</span>
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
