/** A feed as its user reads it, without its secret. */
import { presenter } from '#platform/reads/presenter.ts'
import { CalendarFeedModel } from './calendar-feed.model.ts'

export const calendarFeedPresenter = presenter(CalendarFeedModel, 'CalendarFeed')
