import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
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
import { lazyPart } from 'ui-kit/lazy-part'
import { SkeletonFrame } from 'ui-kit/SkeletonFrame'
import { useSearchParams } from 'remote-kit/use-search-params'
import { useToday } from 'remote-kit/use-today'
import { AddAppointment, useAddAppointment } from '#parts/appointments/AddAppointment.tsx'
import { CalendarMoves } from '#parts/calendar-entries/CalendarMoves.tsx'
import { APPOINTMENT, byImportance } from '#parts/calendar-entries/entry-kinds.ts'
import { AgendaList } from './AgendaList.tsx'
import { periodName, rangeOf, stepFrom } from './calendar-days.ts'
import { type CalendarScope, useCalendar } from './calendar.api.ts'
import { useCalendarDaysStyles } from './CalendarDays.styles.ts'
import { copy } from './copy.ts'
import { KindToggles } from './KindToggles.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthPicker } from './MonthPicker.tsx'
import { type CalendarPlace, isShown } from './use-calendar-place.ts'
import { useIsNarrow } from '#parts/calendar-entries/use-matches.ts'
import { morningOf } from './week-hours.ts'
import { WeekColumns } from './WeekColumns.tsx'
import { WeekHours } from './WeekHours.tsx'

// The pickers are heavy, and no one needs them to read the calendar.
const CalendarFilters = lazyPart(async () => (await import('./CalendarFilters.tsx')).CalendarFilters)
const AppointmentPanel = lazyPart(
  async () => (await import('#parts/appointments/AppointmentPanel.tsx')).AppointmentPanel,
)

export interface CalendarDaysProps {
  place: CalendarPlace
  go: (changes: Partial<CalendarPlace>) => void
  scope: CalendarScope
  /** Filters by person and deal, where the page has none of its own. */
  hasFilters?: boolean
  /** At the end of the bar. */
  end?: ReactNode
}

/** Appointments, tasks, milestones, key dates and closings by day, with navigation between periods. */
export function CalendarDays({ place, go, scope: pageScope, hasFilters = false, end }: CalendarDaysProps) {
  const styles = useCalendarDaysStyles()
  const { view, date } = place
  const now = useToday()
  const range = rangeOf(view, date)
  const scope = hasFilters ? { ...pageScope, ...scopeOf(place) } : pageScope
  const { data, error, refetch } = useCalendar(range, scope)
  const mayExport = canExport(useAtomValue(userProfileAtom))
  const entries = byImportance(data?.results ?? []).filter((entry) => isShown(entry, place))

  return (
    <AddAppointment>
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
        <AddButton day={date} />
        {hasFilters && <CalendarFilters place={place} onChange={go} />}
        <KindToggles place={place} onChange={go} />
        <div className={styles.file}>
          <Button
            appearance="subtle"
            size="small"
            icon={<PrintRegular />}
            className={styles.print}
            onClick={() => window.print()}
          >
            {copy.calendarDays.print}
          </Button>
          {mayExport && entries.length > 0 && (
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
          )}
        </div>
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
      <OpenAppointment />
    </AddAppointment>
  )
}

/** What the chosen person and deal add to the request. */
const scopeOf = ({ person, deal }: CalendarPlace): CalendarScope => ({
  ...(person && { person }),
  ...(deal && { deal: [deal] }),
})

/** Makes an appointment on the day in the URL, with the keyboard or a finger too. */
function AddButton({ day }: { day: string }) {
  const styles = useCalendarDaysStyles()
  const add = useAddAppointment()
  return (
    <Button className={styles.add} icon={<AddRegular />} onClick={() => add(morningOf(day))}>
      {copy.calendarDays.add}
    </Button>
  )
}

/** The appointment that the URL names. */
function OpenAppointment() {
  const [params, setParams] = useSearchParams()
  const id = params.get(APPOINTMENT)
  if (!id) return null
  const close = () =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      next.delete(APPOINTMENT)
      return next
    })
  return <AppointmentPanel id={id} onClose={close} />
}

interface EntriesProps {
  entries: readonly CalendarEntry[]
  place: CalendarPlace
  now: string
  onPick: (day: string) => void
}

function Entries({ entries, place, now, onPick }: EntriesProps) {
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const isNarrow = useIsNarrow() || isPhone
  const { view, date } = place
  if (view === 'list')
    return <AgendaList entries={entries} now={now} nothing={copy.entries.nothing(periodName(view, date))} />
  if (view === 'week' && isNarrow) return <WeekColumns date={date} now={now} entries={entries} />
  if (view === 'week') return <WeekHours date={date} now={now} entries={entries} />
  if (isPhone) return <MonthPicker date={date} now={now} entries={entries} onPick={onPick} />
  return <MonthGrid date={date} now={now} entries={entries} />
}
