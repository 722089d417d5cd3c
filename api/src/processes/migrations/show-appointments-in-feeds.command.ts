/** Calendar feeds that showed everything show appointments too. */
import { CalendarKind } from 'openapi/codes'
import { nextVersion } from '#platform/records/record.ts'
import { CalendarFeedModel } from '#processes/calendar/calendar-feed.model.ts'

/** The kinds that there were before appointments. */
const { task, milestone, key_date, closing, listing_expiration } = CalendarKind
const EARLIER = [task, milestone, key_date, closing, listing_expiration]

/** Adds appointments to every feed that has all earlier kinds. Idempotent. */
export async function showAppointmentsInFeeds(): Promise<void> {
  await CalendarFeedModel.collection.updateMany({ kinds: { $all: EARLIER, $ne: CalendarKind.appointment } }, [
    { $set: { kinds: { $concatArrays: ['$kinds', [CalendarKind.appointment]] }, ...nextVersion(new Date(), 'edit') } },
  ])
}
