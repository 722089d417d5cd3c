import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { CalendarTodayRegular } from '@fluentui/react-icons/svg/calendar-today'
import { FilterFilled, FilterRegular } from '@fluentui/react-icons/svg/filter'
import { useState } from 'react'
import { useToday } from 'remote-kit/use-today'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { useAddAppointment } from '#parts/appointments/AddAppointment.tsx'
import { periodName } from '#parts/calendar/period/calendar-days.ts'
import { allKinds } from '#parts/calendar/period/use-calendar-place.ts'
import { morningOf } from '#parts/calendar/period/week-hours.ts'
import type { CalendarBarProps } from './CalendarBar.tsx'
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
  const [isFiltering, setIsFiltering] = useState(false)
  const { view, date, person, deal, kinds, showsDone } = place
  const isFiltered = Boolean(person || deal) || kinds.length < allKinds.length || showsDone
  const close = () => setIsFiltering(false)
  return (
    <>
      <div className={styles.phoneBar}>
        <CalendarSteps place={place} go={go}>
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
          <Button
            appearance="subtle"
            icon={isFiltered ? <FilterFilled /> : <FilterRegular />}
            aria-label={copy.phoneBar.filter}
            onClick={() => setIsFiltering(true)}
          />
          <Button
            appearance="subtle"
            icon={<AddRegular />}
            aria-label={copy.calendarBar.add}
            onClick={() => add(morningOf(date))}
          />
        </div>
      </div>
      {end && <div className={styles.end}>{end}</div>}
      {isFiltering && (
        <ModalSurface
          open
          title={copy.phoneBar.filter}
          onClose={close}
          actions={
            <>
              <CalendarExport place={place} scope={scope} count={entries.length} />
              <Button appearance="primary" onClick={close}>
                {copy.phoneBar.show}
              </Button>
            </>
          }
        >
          {hasFilters && <CalendarFilters place={place} onChange={go} />}
          <KindToggles place={place} onChange={go} isOfDeals={!hasFilters} />
        </ModalSurface>
      )}
    </>
  )
}
