import { useAtomValue } from 'jotai'
import { currentTeamIdAtom, deviceTypeAtom } from 'remote-kit/session'
import { PageFrame } from 'ui-kit/PageFrame'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SubscribeButton } from '#pages/calendar/feeds/SubscribeButton.tsx'
import { type CalendarView, calendarViews } from '#parts/calendar/period/calendar-days.ts'
import { CalendarDays } from '#parts/calendar/CalendarDays.tsx'
import { useCalendarPlace } from '#parts/calendar/period/use-calendar-place.ts'
import { useCalendarPageStyles } from './CalendarPage.styles.ts'
import { copy } from './copy.ts'

/** `/agent/calendar`: appointments, tasks, milestones, key dates and closings of the team by day. The view is in the URL. */
export function CalendarPage() {
  const styles = useCalendarPageStyles()
  const [place, go] = useCalendarPlace()
  const team = useAtomValue(currentTeamIdAtom)
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const views = (
    <SegmentedTabs<CalendarView>
      label={copy.calendarPage.label}
      value={place.view}
      options={calendarViews}
      onChange={(view) => go({ view })}
      width="tabs"
    />
  )
  return (
    <PageFrame
      title={copy.calendarPage.title}
      // On a phone the title leaves room for the views beside it, and subscribing, done once, comes last.
      mark={isPhone && views}
      tabs={!isPhone && views}
      actions={!isPhone && <SubscribeButton />}
    >
      <CalendarDays place={place} go={go} scope={team ? { team } : {}} hasFilters />
      {isPhone && (
        <div className={styles.last}>
          <SubscribeButton />
        </div>
      )}
    </PageFrame>
  )
}
