import type { CalendarEntry } from 'openapi'
import type { ReactNode } from 'react'
import type { CalendarScope } from '#parts/calendar/period/calendar.api.ts'
import type { CalendarPlace } from '#parts/calendar/period/use-calendar-place.ts'

/** What the bar of a calendar gets, on a phone too. */
export interface CalendarBarProps {
  place: CalendarPlace
  go: (changes: Partial<CalendarPlace>) => void
  scope: CalendarScope
  /** The entries that are shown. */
  entries: readonly CalendarEntry[]
  /** Filters by person and deal, where the page has none of its own. */
  hasFilters: boolean
  /** At the end of the bar. */
  end?: ReactNode
}
