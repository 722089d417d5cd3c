import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { type CalendarView, calendarViews } from '#parts/calendar/period/calendar-days.ts'
import { CalendarDays } from '#parts/calendar/CalendarDays.tsx'
import { useCalendarPlace } from '#parts/calendar/period/use-calendar-place.ts'
import { copy } from './copy.ts'

export interface WorkspaceCalendarProps {
  workspace: string
  query: DealQuery
}

/** The calendar of the deals of a workspace, with its filters. `?calendar=` is month, week or list. */
export function WorkspaceCalendar({ workspace, query }: WorkspaceCalendarProps) {
  const [place, go] = useCalendarPlace('calendar')
  return (
    <CalendarDays
      place={place}
      go={go}
      scope={{ ...query, workspace }}
      end={
        <SegmentedTabs<CalendarView>
          label={copy.workspaceCalendar.period}
          value={place.view}
          options={calendarViews}
          onChange={(view) => go({ view })}
        />
      }
    />
  )
}
