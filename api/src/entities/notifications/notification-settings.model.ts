/** How a person wants to be told. Whoever has chosen nothing has no record. Not part of the account's history. */
import { type InferSchemaType, Schema, type Types } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const settingsSchema = new Schema(
  {
    _id: { type: 'ObjectId', required: true },
    account: { type: 'ObjectId', required: true },
    /** The chosen ways, by kind. Kinds that are missing have the default. */
    kinds: { type: Schema.Types.Mixed, default: () => ({}) },
    daily_mail_hour: { type: Number, default: null },
    /** The last day whose mail was queued, or is not wanted any more. */
    daily_mail_day: { type: String, default: null },
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'notification_settings' },
)
settingsSchema.index(
  { daily_mail_hour: 1, daily_mail_day: 1 },
  { partialFilterExpression: { daily_mail_hour: { $type: 'number' } } },
)

/** `_id` is the user's. */
export type StoredNotificationSettings = InferSchemaType<typeof settingsSchema> & { _id: Types.ObjectId }
export const NotificationSettingsModel = recordModel<StoredNotificationSettings>('NotificationSettings', settingsSchema)
