/** An absence: days on which a member is away, and who covers for them (docs/decisions/a-stand-in-sees-what-they-cover.md). */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const absenceSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    /** Who is away. */
    user: { type: 'ObjectId', required: true },
    /** Days, YYYY-MM-DD, both included. */
    first_day: { type: String, required: true },
    last_day: { type: String, required: true },
    note: { type: String, default: '', trim: true },
    stand_in: { type: 'ObjectId', default: null },
  },
  { ...recordOptions, collection: 'absences' },
)
absenceSchema.index({ account: 1, first_day: -1, _id: -1 })
absenceSchema.index({ account: 1, last_day: 1 })
absenceSchema.index({ user: 1, last_day: 1 })
absenceSchema.index({ stand_in: 1, last_day: 1 })
absenceSchema.plugin(recorded)

export type StoredAbsence = InferSchemaType<typeof absenceSchema> & Recorded
export type AbsenceDocument = HydratedDocument<StoredAbsence>
export const AbsenceModel = recordModel<StoredAbsence>('Absence', absenceSchema)
