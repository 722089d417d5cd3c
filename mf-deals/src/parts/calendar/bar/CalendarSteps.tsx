import { Button } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import type { ReactNode } from 'react'
import { stepFrom } from '#parts/calendar/period/calendar-days.ts'
import type { CalendarPlace } from '#parts/calendar/period/use-calendar-place.ts'
import { copy } from './copy.ts'

export interface CalendarStepsProps {
  place: CalendarPlace
  go: (changes: Partial<CalendarPlace>) => void
  /** Between the two. */
  children?: ReactNode
}

/** To the period before and to the one after. */
export function CalendarSteps({ place: { view, date }, go, children }: CalendarStepsProps) {
  return (
    <>
      <Button
        appearance="subtle"
        icon={<ChevronLeftRegular />}
        aria-label={copy.calendarSteps.previous[view]}
        onClick={() => go({ date: stepFrom(view, date, -1) })}
      />
      {children}
      <Button
        appearance="subtle"
        icon={<ChevronRightRegular />}
        aria-label={copy.calendarSteps.next[view]}
        onClick={() => go({ date: stepFrom(view, date, 1) })}
      />
    </>
  )
}
