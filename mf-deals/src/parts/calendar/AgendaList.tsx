import { mergeClasses } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import { calendarKindLabels } from 'openapi/codes'
import { Link } from 'react-router'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { daysBetween, formatDay, formatLongDay } from 'ui-kit/days'
import { EmptyState } from 'ui-kit/EmptyState'
import { byDay, byTime, dateOf, entryName, kindIcons, useEntryPath } from '#parts/calendar-entries/entry-kinds.ts'
import { entryWords } from '#parts/calendar-entries/entry-words.ts'
import { MoveButton } from '#parts/calendar-entries/MoveButton.tsx'
import { WhyDate } from '#parts/date-explanations/WhyDate.tsx'
import { useAgendaListStyles } from './AgendaList.styles.ts'
import { copy } from './copy.ts'
import { HolidayName } from './HolidayName.tsx'

export interface AgendaListProps {
  entries: readonly CalendarEntry[]
  now: string
  /** The names of the office's holidays by day. */
  holidays: ReadonlyMap<string, string>
  /** Shown if the list is empty. */
  nothing: string
}

/** Entries grouped by day; days without entries are left out. */
export function AgendaList({ entries, now, holidays, nothing }: AgendaListProps) {
  const styles = useAgendaListStyles()
  if (entries.length === 0) return <EmptyState title={nothing}>{copy.agendaList.empty}</EmptyState>
  return (
    <div className={styles.days}>
      {[...byDay(entries)].map(([day, dayEntries]) => (
        <section key={day} aria-label={formatLongDay(day, now)}>
          <h2 className={mergeClasses(styles.heading, day === now && styles.today)}>
            <time dateTime={day}>{dayHeading(day, now)}</time>
            <HolidayName name={holidays.get(day)} />
          </h2>
          <ul className={styles.list}>
            {byTime(dayEntries).map((entry) => (
              <li key={`${entry.kind} ${entry.id}`} className={styles.item}>
                <AgendaRow entry={entry} />
                {entry.deal && entry.kind !== 'appointment' && (
                  <WhyDate deal={entry.deal} of={dateOf(entry)} title={entryName(entry)} />
                )}
                <MoveButton entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** "Tomorrow · Sunday, November 22"; later days only by their date. */
function dayHeading(day: string, now: string): string {
  const isNear = Math.abs(daysBetween(now, day)) <= 1
  return isNear ? `${formatDay(day, now)} · ${formatLongDay(day, now)}` : formatLongDay(day, now)
}

function AgendaRow({ entry }: { entry: CalendarEntry }) {
  const styles = useAgendaListStyles()
  const { kind, progress, late } = entry
  const pathOf = useEntryPath()
  const { where, what, when } = entryWords(entry, useTimeZone())
  const facts = [where && what, when].filter(Boolean)
  const Icon = kindIcons[kind]
  const done = progress === 'COMPLETE'
  return (
    <Link className={styles.row} to={pathOf(entry)}>
      <Icon aria-hidden fontSize={18} />
      <span className={styles.text}>
        <span className={mergeClasses(styles.title, done && styles.done)}>{where || what}</span>
        {facts.length > 0 && <span className={styles.deal}>{facts.join(' · ')}</span>}
      </span>
      {late ? (
        <span className={styles.late}>{copy.agendaRow.late(calendarKindLabels[kind])}</span>
      ) : (
        <span className={styles.kind}>
          {done ? copy.agendaRow.done(calendarKindLabels[kind]) : calendarKindLabels[kind]}
        </span>
      )}
    </Link>
  )
}
