/** A reminder of a task, for one user. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { ReminderKind } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const reminderSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    /** The user to remind. */
    user: { type: 'ObjectId', required: true },
    task: { type: 'ObjectId', required: true },
    kind: { type: String, enum: Object.values(ReminderKind), required: true },
    at: { type: Date, default: null },
    days: { type: Number, default: null },
    /** When the worker sends it next; null for never. */
    next_at: { type: Date, default: null },
    sent_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'reminders' },
)
reminderSchema.index({ user: 1, next_at: 1, _id: 1 })
reminderSchema.index({ task: 1 })
reminderSchema.index({ next_at: 1 }, { partialFilterExpression: { next_at: { $type: 'date' } } })
reminderSchema.plugin(recorded, { derived: () => ['next_at', 'sent_at'] })

export type StoredReminder = InferSchemaType<typeof reminderSchema> & Recorded
export type ReminderDocument = HydratedDocument<StoredReminder>
export const ReminderModel = recordModel<StoredReminder>('Reminder', reminderSchema)
