import { useAtomValue } from 'jotai'
import { currentTeamIdAtom, deviceTypeAtom } from 'remote-kit/session'
import { PageFrame } from 'ui-kit/PageFrame'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SubscribeButton } from '#pages/calendar/feeds/SubscribeButton.tsx'
import { type CalendarView, calendarViews } from '#parts/calendar/calendar-days.ts'
import { CalendarDays } from '#parts/calendar/CalendarDays.tsx'
import { useCalendarPlace } from '#parts/calendar/use-calendar-place.ts'
import { copy } from './copy.ts'

/** `/agent/calendar`: appointments, tasks, milestones, key dates and closings of the team by day. The view is in the URL. */
export function CalendarPage() {
  const [place, go] = useCalendarPlace()
  const team = useAtomValue(currentTeamIdAtom)
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  return (
    <PageFrame
      title={copy.calendarPage.title}
      mark={isPhone && <SubscribeButton />}
      tabs={
        <SegmentedTabs<CalendarView>
          label={copy.calendarPage.label}
          value={place.view}
          options={calendarViews}
          onChange={(view) => go({ view })}
        />
      }
      actions={!isPhone && <SubscribeButton />}
    >
      <CalendarDays place={place} go={go} scope={team ? { team } : {}} hasFilters />
    </PageFrame>
  )
}
