/** Calendar feeds that showed everything show appointments too. */
import { CalendarKind } from 'openapi/codes'
import { nextVersion } from '#platform/records/record.ts'
import { CalendarFeedModel } from '#processes/calendar/calendar-feed.model.ts'

/** The kinds that there were before appointments. */
const EARLIER = Object.values(CalendarKind).filter((kind) => kind !== CalendarKind.appointment)

/** Adds appointments to every feed that has all earlier kinds. Idempotent. */
export async function showAppointmentsInFeeds(): Promise<void> {
  await CalendarFeedModel.collection.updateMany({ kinds: { $all: EARLIER, $ne: CalendarKind.appointment } }, [
    { $set: { kinds: { $concatArrays: ['$kinds', [CalendarKind.appointment]] }, ...nextVersion(new Date(), 'edit') } },
  ])
}
