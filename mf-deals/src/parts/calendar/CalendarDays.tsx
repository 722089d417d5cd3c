import { Button } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useAtomValue } from 'jotai'
import type { CalendarEntry } from 'openapi'
import type { ReactNode } from 'react'
import { exportAddress } from 'remote-kit/export-address'
import { canExport } from 'remote-kit/rights'
import { deviceTypeAtom, userProfileAtom } from 'remote-kit/session'
import { Bone } from 'ui-kit/Bone'
import { CorrectedWords } from 'ui-kit/CorrectedWords'
import { ErrorState } from 'ui-kit/ErrorState'
import { ExportButton } from 'ui-kit/ExportButton'
import { formatExtent } from 'ui-kit/format'
import { SkeletonFrame } from 'ui-kit/SkeletonFrame'
import { useToday } from 'remote-kit/use-today'
import { CalendarMoves } from '#parts/calendar-entries/CalendarMoves.tsx'
import { byImportance } from '#parts/calendar-entries/entry-kinds.ts'
import { AgendaList } from './AgendaList.tsx'
import { periodName, rangeOf, stepFrom } from './calendar-days.ts'
import { type CalendarScope, useCalendar } from './calendar.api.ts'
import { useCalendarDaysStyles } from './CalendarDays.styles.ts'
import { copy } from './copy.ts'
import { KindToggles } from './KindToggles.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthPicker } from './MonthPicker.tsx'
import { type CalendarPlace, isShown } from './use-calendar-place.ts'
import { WeekColumns } from './WeekColumns.tsx'

export interface CalendarDaysProps {
  place: CalendarPlace
  go: (changes: Partial<CalendarPlace>) => void
  scope: CalendarScope
  /** At the end of the bar. */
  end?: ReactNode
}

/** Tasks, milestones, key dates and closings by day, with navigation between periods. */
export function CalendarDays({ place, go, scope, end }: CalendarDaysProps) {
  const styles = useCalendarDaysStyles()
  const { view, date } = place
  const now = useToday()
  const range = rangeOf(view, date)
  const { data, error, refetch } = useCalendar(range, scope)
  const mayExport = canExport(useAtomValue(userProfileAtom))
  const entries = byImportance(data?.results ?? []).filter((entry) => isShown(entry, place))

  return (
    <>
      <div className={styles.bar}>
        <div className={styles.steps}>
          <Button
            appearance="subtle"
            icon={<ChevronLeftRegular />}
            aria-label={copy.calendarDays.previous[view]}
            onClick={() => go({ date: stepFrom(view, date, -1) })}
          />
          <Button
            appearance="subtle"
            icon={<ChevronRightRegular />}
            aria-label={copy.calendarDays.next[view]}
            onClick={() => go({ date: stepFrom(view, date, 1) })}
          />
          <Button onClick={() => go({ date: now })}>{copy.calendarDays.today}</Button>
        </div>
        <h2 className={styles.period} aria-live="polite">
          {periodName(view, date)}
        </h2>
        <KindToggles place={place} onChange={go} />
        {mayExport && entries.length > 0 && (
          <div className={styles.file}>
            <ExportButton
              isSmall
              href={exportAddress('/calendar/export/', {
                ...range,
                ...scope,
                kind: [...place.kinds],
                done: place.showsDone,
              })}
              what={formatExtent(entries.length, 'entry', true, 'entries')}
            />
          </div>
        )}
        {end && <div className={styles.end}>{end}</div>}
      </div>
      <CorrectedWords className={styles.corrected} corrected={data?.corrected_q} />
      <CalendarMoves>
        {!data && error && <ErrorState title={copy.calendarDays.failed} error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <SkeletonFrame label={copy.calendarDays.loading}>
            <Bone height="600px" />
          </SkeletonFrame>
        )}
        {data && <Entries entries={entries} place={place} now={now} onPick={(day) => go({ date: day })} />}
      </CalendarMoves>
    </>
  )
}

interface EntriesProps {
  entries: readonly CalendarEntry[]
  place: CalendarPlace
  now: string
  onPick: (day: string) => void
}

function Entries({ entries, place, now, onPick }: EntriesProps) {
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const { view, date } = place
  if (view === 'list')
    return <AgendaList entries={entries} now={now} nothing={copy.entries.nothing(periodName(view, date))} />
  if (view === 'week') return <WeekColumns date={date} now={now} entries={entries} />
  if (isPhone) return <MonthPicker date={date} now={now} entries={entries} onPick={onPick} />
  return <MonthGrid date={date} now={now} entries={entries} />
}
