import { Button } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import type { ReactNode } from 'react'
import { rangeOf, stepFrom } from '#parts/calendar/period/calendar-days.ts'
import { type CalendarScope, useReadAhead } from '#parts/calendar/period/calendar.api.ts'
import type { CalendarPlace } from '#parts/calendar/period/use-calendar-place.ts'
import { copy } from './copy.ts'

export interface CalendarStepsProps {
  place: CalendarPlace
  go: (changes: Partial<CalendarPlace>) => void
  scope: CalendarScope
  /** Between the two. */
  children?: ReactNode
}

/** To the period before and to the one after, which is read when the pointer or the focus comes near. */
export function CalendarSteps({ place: { view, date }, go, scope, children }: CalendarStepsProps) {
  const read = useReadAhead(scope)
  const readFrom = (day: string, by: 1 | -1) => read(rangeOf(view, stepFrom(view, day, by)))
  const step = (by: 1 | -1) => ({
    onPointerEnter: () => readFrom(date, by),
    onFocus: () => readFrom(date, by),
    onClick: () => {
      const day = stepFrom(view, date, by)
      go({ date: day })
      // A second click comes without a new approach.
      readFrom(day, by)
    },
  })
  return (
    <>
      <Button
        appearance="subtle"
        icon={<ChevronLeftRegular />}
        aria-label={copy.calendarSteps.previous[view]}
        {...step(-1)}
      />
      {children}
      <Button
        appearance="subtle"
        icon={<ChevronRightRegular />}
        aria-label={copy.calendarSteps.next[view]}
        {...step(1)}
      />
    </>
  )
}
