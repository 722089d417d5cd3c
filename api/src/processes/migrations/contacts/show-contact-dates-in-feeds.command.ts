/** Calendar feeds that showed everything show what is about contacts too. */
import { CalendarKind } from 'openapi/codes'
import { nextVersion } from '#platform/records/record.ts'
import { CalendarFeedModel } from '#processes/calendar/calendar-feed.model.ts'

const { follow_up, birthday, home_anniversary } = CalendarKind
const NEW: readonly CalendarKind[] = [follow_up, birthday, home_anniversary]

/** The kinds that there were before. */
const EARLIER = Object.values(CalendarKind).filter((kind) => !NEW.includes(kind))

/** Adds follow-ups, birthdays and home anniversaries to every feed that has all earlier kinds. Idempotent. */
export async function showContactDatesInFeeds(): Promise<void> {
  await CalendarFeedModel.collection.updateMany({ kinds: { $all: EARLIER, $nin: NEW } }, [
    { $set: { kinds: { $concatArrays: ['$kinds', NEW] }, ...nextVersion(new Date(), 'edit') } },
  ])
}
