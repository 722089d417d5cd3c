import { useAtomValue } from 'jotai'
import type { CalendarEntry } from 'openapi'
import type { ReactNode } from 'react'
import { deviceTypeAtom } from 'remote-kit/session'
import { Bone } from 'ui-kit/Bone'
import { CorrectedWords } from 'ui-kit/CorrectedWords'
import { ErrorState } from 'ui-kit/ErrorState'
import { lazyPart } from 'ui-kit/lazy-part'
import { SkeletonFrame } from 'ui-kit/SkeletonFrame'
import { paramsWith, useSearchParamAtOnce, useSearchParams } from 'remote-kit/use-search-params'
import { useHolidays } from 'remote-kit/use-office'
import { useToday } from 'remote-kit/use-today'
import { AddAppointment } from '#parts/appointments/AddAppointment.tsx'
import { CalendarMoves } from '#parts/calendar-entries/CalendarMoves.tsx'
import { APPOINTMENT, byImportance } from '#parts/calendar-entries/entry-kinds.ts'
import { CalendarBar } from '#parts/calendar/bar/CalendarBar.tsx'
import { AgendaList } from './AgendaList.tsx'
import { periodName, rangeOf } from '#parts/calendar/period/calendar-days.ts'
import { type CalendarScope, useCalendar } from '#parts/calendar/period/calendar.api.ts'
import { useCalendarDaysStyles } from './CalendarDays.styles.ts'
import { copy } from './copy.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthPicker } from './MonthPicker.tsx'
import { type CalendarPlace, isShown } from '#parts/calendar/period/use-calendar-place.ts'
import { useIsNarrow } from '#parts/calendar-entries/use-matches.ts'
import { WeekColumns } from './WeekColumns.tsx'
import { WeekHours } from './WeekHours.tsx'

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
  const now = useToday()
  const range = rangeOf(place.view, place.date)
  const scope = hasFilters ? { ...pageScope, ...scopeOf(place) } : pageScope
  const { data, error, refetch } = useCalendar(range, scope)
  const entries = byImportance(data?.results ?? []).filter((entry) => isShown(entry, place))

  return (
    <AddAppointment>
      <CalendarBar place={place} go={go} scope={scope} entries={entries} hasFilters={hasFilters} end={end} />
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

/** The appointment that the URL names. */
function OpenAppointment() {
  const [, setParams] = useSearchParams()
  const id = useSearchParamAtOnce(APPOINTMENT)
  if (!id) return null
  const close = () => setParams((current) => paramsWith(current, { [APPOINTMENT]: null }))
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
  const holidays = useHolidays()
  const days = { date, now, entries, holidays }
  if (view === 'list')
    return (
      <AgendaList
        entries={entries}
        now={now}
        holidays={holidays}
        nothing={copy.entries.nothing(periodName(view, date))}
      />
    )
  if (view === 'week' && isNarrow) return <WeekColumns {...days} />
  if (view === 'week') return <WeekHours {...days} />
  if (isPhone) return <MonthPicker {...days} onPick={onPick} />
  return <MonthGrid {...days} />
}
