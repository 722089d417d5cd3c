/** An appointment: a showing, a meeting, an open house or another entry with a time of day. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { AppointmentKind } from 'openapi/codes'
import { recorded, type Recorded, recordModel, recordOptions } from '#platform/records/record.ts'

const appointmentSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    title: { type: String, required: true, trim: true },
    kind: { type: String, enum: Object.values(AppointmentKind), default: AppointmentKind.other },
    /** The day and the times of day are read in the account's time zone, as due times are. */
    date: { type: String, required: true },
    starts: { type: String, required: true },
    ends: { type: String, required: true },
    place: { type: String, default: '', trim: true },
    deal: { type: 'ObjectId', default: null },
    contact: { type: 'ObjectId', default: null },
    /** Who goes. */
    assignee: { type: 'ObjectId', default: null },
  },
  { ...recordOptions, collection: 'appointments' },
)
appointmentSchema.index({ account: 1, date: 1, _id: 1 })
appointmentSchema.index({ account: 1, created_at: 1, _id: 1 })
appointmentSchema.index({ deal: 1 })
appointmentSchema.plugin(recorded)

export type StoredAppointment = InferSchemaType<typeof appointmentSchema> & Recorded
export type AppointmentDocument = HydratedDocument<StoredAppointment>
export const AppointmentModel = recordModel<StoredAppointment>('Appointment', appointmentSchema)
