/** A feed as its user reads it: never its secret. */
import { presenter } from '#platform/reads/presenter.ts'

export const calendarFeedPresenter = presenter('CalendarFeed')
