import { mergeClasses } from '@fluentui/react-components'
import type { ContactDates } from 'openapi'
import { Link } from 'react-router'
import { useToday } from 'remote-kit/use-today'
import { DueDay } from 'ui-kit/DueDay'
import { formatDay } from 'ui-kit/days'
import { Panel } from 'ui-kit/Panel'
import { entryPath, kindIcons } from '#parts/calendar-entries/entry-kinds.ts'
import { copy } from './copy.ts'
import { useHomeRowStyles } from './HomeRow.styles.ts'
import { SeeAll } from './SeeAll.tsx'

/** Whom to get in touch with: follow-ups that are due, and birthdays and home anniversaries of the next days. */
export function ContactDatesPanel({ list, to }: { list: ContactDates; to: string }) {
  const styles = useHomeRowStyles()
  const now = useToday()
  if (list.count === 0) return null
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
              <Link className={mergeClasses(styles.row, styles.withIcon)} to={entryPath(entry)}>
                <Icon aria-hidden fontSize={18} />
                <span className={styles.line}>{entry.title}</span>
                <span className={styles.day}>
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
