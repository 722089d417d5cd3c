import { Button, makeStyles } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useAtomValue } from 'jotai'
import { deviceTypeAtom } from 'remote-kit/session'
import { Bone } from 'ui-kit/Bone'
import { ErrorState } from 'ui-kit/ErrorState'
import { media } from 'ui-kit/media'
import { PageFrame } from 'ui-kit/PageFrame'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SkeletonFrame } from 'ui-kit/SkeletonFrame'
import { useToday } from '../account/use-today.ts'
import { SubscribeButton } from '../calendar-feeds/SubscribeButton.tsx'
import { AgendaList } from './AgendaList.tsx'
import { CalendarMoves } from './CalendarMoves.tsx'
import { type CalendarView, calendarViews, periodName, rangeOf, stepFrom, stepNames } from './calendar-days.ts'
import { useCalendar } from './calendar.api.ts'
import { isShown, weightiestFirst } from './entry-kinds.ts'
import { KindToggles } from './KindToggles.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthPicker } from './MonthPicker.tsx'
import { useCalendarPlace } from './use-calendar-place.ts'
import { WeekColumns } from './WeekColumns.tsx'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginBottom: '14px' },
  steps: { display: 'flex', alignItems: 'center', gap: '4px' },
  period: {
    margin: 0,
    minWidth: '170px',
    fontSize: '15px',
    lineHeight: '20px',
    fontWeight: 600,
    [media.phone]: { minWidth: 0 },
  },
})

/** `/agent/calendar`: tasks, milestones, key dates and closings by the day; what is shown is in the URL. */
export function CalendarPage() {
  const styles = useStyles()
  const [place, go] = useCalendarPlace()
  const { view, date } = place
  const now = useToday()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const { data, error, refetch } = useCalendar(rangeOf(view, date))
  const entries = weightiestFirst(data?.results ?? []).filter((entry) => isShown(entry, place))

  const content = () => {
    if (!data && error)
      return <ErrorState title="The calendar could not be loaded" error={error} onRetry={() => void refetch()} />
    if (!data)
      return (
        <SkeletonFrame label="Loading the calendar">
          <Bone height="600px" />
        </SkeletonFrame>
      )
    if (view === 'list')
      return <AgendaList entries={entries} now={now} nothing={`Nothing on ${periodName(view, date)}`} />
    if (view === 'week') return <WeekColumns date={date} now={now} entries={entries} />
    if (isPhone) return <MonthPicker date={date} now={now} entries={entries} onPick={(day) => go({ date: day })} />
    return <MonthGrid date={date} now={now} entries={entries} />
  }

  return (
    <PageFrame
      title="Calendar"
      tabs={
        <SegmentedTabs<CalendarView>
          label="View"
          value={view}
          options={calendarViews}
          onChange={(value) => go({ view: value })}
        />
      }
      actions={<SubscribeButton />}
    >
      <div className={styles.bar}>
        <div className={styles.steps}>
          <Button
            appearance="subtle"
            icon={<ChevronLeftRegular />}
            aria-label={`Previous ${stepNames[view]}`}
            onClick={() => go({ date: stepFrom(view, date, -1) })}
          />
          <Button
            appearance="subtle"
            icon={<ChevronRightRegular />}
            aria-label={`Next ${stepNames[view]}`}
            onClick={() => go({ date: stepFrom(view, date, 1) })}
          />
          <Button onClick={() => go({ date: now })}>Today</Button>
        </div>
        <h2 className={styles.period} aria-live="polite">
          {periodName(view, date)}
        </h2>
        <KindToggles place={place} onChange={go} />
      </div>
      <CalendarMoves>{content()}</CalendarMoves>
    </PageFrame>
  )
}
