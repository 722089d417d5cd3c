import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { CalendarTodayRegular } from '@fluentui/react-icons/svg/calendar-today'
import { useToday } from 'remote-kit/use-today'
import { useAddAppointment } from '#parts/appointments/AddAppointment.tsx'
import { periodName } from '#parts/calendar/period/calendar-days.ts'
import { allKinds } from '#parts/calendar/period/use-calendar-place.ts'
import { FilterSheet } from '#parts/controls/FilterSheet.tsx'
import { morningOf } from '#parts/calendar/period/week-hours.ts'
import type { CalendarBarProps } from './calendar-bar-props.ts'
import { useCalendarBarStyles } from './CalendarBar.styles.ts'
import { CalendarExport } from './CalendarExport.tsx'
import { CalendarFilters } from './CalendarFilters.tsx'
import { CalendarSteps } from './CalendarSteps.tsx'
import { copy } from './copy.ts'
import { KindToggles } from './KindToggles.tsx'

/** One row. Filters and export are in a sheet. */
export function PhoneBar({ place, go, scope, entries, hasFilters, end }: CalendarBarProps) {
  const styles = useCalendarBarStyles()
  const now = useToday()
  const add = useAddAppointment()
  const { view, date, person, deal, kinds, showsDone } = place
  const isFiltered = Boolean(person || deal) || kinds.length < allKinds.length || showsDone
  return (
    <>
      <div className={styles.phoneBar}>
        <CalendarSteps place={place} go={go} scope={scope}>
          <h2 className={styles.phonePeriod} aria-live="polite">
            {periodName(view, date)}
          </h2>
        </CalendarSteps>
        <div className={styles.phoneEnd}>
          {date !== now && (
            <Button
              appearance="subtle"
              icon={<CalendarTodayRegular />}
              aria-label={copy.calendarBar.today}
              onClick={() => go({ date: now })}
            />
          )}
          <FilterSheet
            isFiltered={isFiltered}
            show={copy.phoneBar.show}
            actions={<CalendarExport place={place} scope={scope} count={entries.length} />}
          >
            {hasFilters && <CalendarFilters place={place} onChange={go} />}
            <KindToggles place={place} onChange={go} isOfDeals={!hasFilters} />
          </FilterSheet>
          <Button
            appearance="subtle"
            icon={<AddRegular />}
            aria-label={copy.calendarBar.add}
            onClick={() => add(morningOf(date))}
          />
        </div>
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </>
  )
}
