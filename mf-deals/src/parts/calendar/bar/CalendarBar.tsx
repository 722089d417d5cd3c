import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
import { useAtomValue } from 'jotai'
import { startTransition, useOptimistic } from 'react'
import { deviceTypeAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { lazyPart } from 'ui-kit/lazy-part'
import { useAddAppointment } from '#parts/appointments/AddAppointment.tsx'
import { periodName } from '#parts/calendar/period/calendar-days.ts'
import type { CalendarPlace } from '#parts/calendar/period/use-calendar-place.ts'
import { morningOf } from '#parts/calendar/period/week-hours.ts'
import type { CalendarBarProps } from './calendar-bar-props.ts'
import { useCalendarBarStyles } from './CalendarBar.styles.ts'
import { CalendarExport } from './CalendarExport.tsx'
import { CalendarSteps } from './CalendarSteps.tsx'
import { copy } from './copy.ts'
import { KindToggles } from './KindToggles.tsx'

// The pickers are heavy, and no one needs them to read the calendar.
const CalendarFilters = lazyPart(async () => (await import('./CalendarFilters.tsx')).CalendarFilters)
const PhoneBar = lazyPart(async () => (await import('./PhoneBar.tsx')).PhoneBar)

/** Steps between periods, a new appointment, filters and export: one row on a phone, with the filters in a sheet. */
export function CalendarBar({ place, go, ...rest }: CalendarBarProps) {
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const [shown, goAtOnce] = useShownAtOnce(place, go)
  return isPhone ? (
    <PhoneBar {...rest} place={shown} go={goAtOnce} />
  ) : (
    <WideBar {...rest} place={shown} go={goAtOnce} />
  )
}

/** The bar shows a change before the days are rendered, and the next click starts from there. */
function useShownAtOnce(
  place: CalendarPlace,
  go: CalendarBarProps['go'],
): [CalendarPlace, (changes: Partial<CalendarPlace>) => void] {
  const [shown, show] = useOptimistic(place, (current, changes: Partial<CalendarPlace>) => ({ ...current, ...changes }))
  const goAtOnce = (changes: Partial<CalendarPlace>) =>
    startTransition(() => {
      show(changes)
      go(changes)
    })
  return [shown, goAtOnce]
}

function WideBar({ place, go, scope, entries, hasFilters, end }: CalendarBarProps) {
  const styles = useCalendarBarStyles()
  const now = useToday()
  const add = useAddAppointment()
  const { view, date } = place
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <CalendarSteps place={place} go={go} scope={scope} />
        <Button onClick={() => go({ date: now })}>{copy.calendarBar.today}</Button>
      </div>
      <h2 className={styles.period} aria-live="polite">
        {periodName(view, date)}
      </h2>
      <Button className={styles.add} icon={<AddRegular />} onClick={() => add(morningOf(date))}>
        {copy.calendarBar.add}
      </Button>
      <div className={styles.file}>
        <Button appearance="subtle" size="small" icon={<PrintRegular />} onClick={() => window.print()}>
          {copy.calendarBar.print}
        </Button>
        <CalendarExport isSmall place={place} scope={scope} count={entries.length} />
      </div>
      {hasFilters && <CalendarFilters place={place} onChange={go} />}
      <KindToggles place={place} onChange={go} isOfDeals={!hasFilters} />
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}
