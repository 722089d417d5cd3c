/** A calendar feed: a private URL where a calendar program reads what is due for its user. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { CalendarFeedScope, CalendarKind } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'
import { newSecret } from '#platform/records/secrets.ts'

const calendarFeedSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    user: { type: 'ObjectId', required: true },
    name: { type: String, required: true, trim: true },
    scope: { type: String, enum: Object.values(CalendarFeedScope), default: CalendarFeedScope.mine },
    kinds: { type: [{ type: String, enum: Object.values(CalendarKind) }], default: () => Object.values(CalendarKind) },
    /** SHA-256 of the secret in its URL. */
    hash: { type: String, required: true, secret: true },
    last_used_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'calendar_feeds' },
)
calendarFeedSchema.index({ account: 1 })
calendarFeedSchema.index({ hash: 1 }, { unique: true })
calendarFeedSchema.index({ user: 1, created_at: -1, _id: -1 })
calendarFeedSchema.plugin(recorded)

export type StoredCalendarFeed = InferSchemaType<typeof calendarFeedSchema> & Recorded
export type CalendarFeedDocument = HydratedDocument<StoredCalendarFeed>
export const CalendarFeedModel = recordModel<StoredCalendarFeed>('CalendarFeed', calendarFeedSchema)

/** The prefix makes a leaked feed secret recognizable. */
const PREFIX = 'cf_'

/** A new secret of 256 random bits. */
export const mintFeedSecret = (): string => PREFIX + newSecret()
