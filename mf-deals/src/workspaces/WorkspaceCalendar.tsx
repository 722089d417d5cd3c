import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { CalendarDays } from '../calendar/CalendarDays.tsx'
import { type CalendarView, calendarViews } from '../calendar/calendar-days.ts'
import { useCalendarPlace } from '../calendar/use-calendar-place.ts'
import type { DealQuery } from './filters/deal-filters.ts'

export interface WorkspaceCalendarProps {
  workspace: string
  query: DealQuery
}

/** The calendar of the deals of a workspace, under its filters. `?calendar=` says by month, week or as a list. */
export function WorkspaceCalendar({ workspace, query }: WorkspaceCalendarProps) {
  const [place, go] = useCalendarPlace('calendar')
  return (
    <CalendarDays
      place={place}
      go={go}
      scope={{ ...query, workspace }}
      end={
        <SegmentedTabs<CalendarView>
          label="Period"
          value={place.view}
          options={calendarViews}
          onChange={(view) => go({ view })}
        />
      }
    />
  )
}
