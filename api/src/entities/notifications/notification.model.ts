/** A notification in a person's inbox. The account's history leaves it out, so it has no events. */
import { type InferSchemaType, Schema, type Types } from 'mongoose'
import { NotificationKind } from 'openapi/codes'
import { NOTIFICATIONS_KEPT_DAYS } from '#entities/accounts/account.model.ts'
import { recordModel } from '#platform/records/record.ts'

const KEPT_S = NOTIFICATIONS_KEPT_DAYS * 24 * 60 * 60

const notificationSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    /** The recipient. */
    user: { type: 'ObjectId', required: true },
    kind: { type: String, enum: Object.values(NotificationKind), required: true },
    text: { type: String, required: true },
    subject: { type: String, required: true },
    deal: { type: 'ObjectId', default: null },
    /** When it happened. */
    deal_name: { type: String, default: '' },
    task: { type: 'ObjectId', default: null },
    contact: { type: 'ObjectId', default: null },
    actor: { type: 'ObjectId', default: null },
    created_at: { type: Date, required: true },
    read_at: { type: Date, default: null },
    done_at: { type: Date, default: null },
    snoozed_until: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'notifications' },
)
notificationSchema.index({ account: 1 })
notificationSchema.index({ user: 1, created_at: -1, _id: -1 })
notificationSchema.index({ user: 1, read_at: 1 })
notificationSchema.index({ created_at: 1 }, { expireAfterSeconds: KEPT_S })

export type StoredNotification = InferSchemaType<typeof notificationSchema> & { _id: Types.ObjectId }
export const NotificationModel = recordModel<StoredNotification>('Notification', notificationSchema)
