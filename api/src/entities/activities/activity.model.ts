/** An activity: what someone on the team did with a contact, such as a call. Clients never see it. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { ActivityDirection, ActivityKind, CallOutcome } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'
import { contactAnswered } from './activity-hooks.ts'
import { isTouch } from './is-touch.ts'

const activitySchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    contact: { type: 'ObjectId', required: true },
    /** The deal that it was about, if there was one. */
    deal: { type: 'ObjectId', default: null },
    kind: { type: String, enum: Object.values(ActivityKind), required: true },
    direction: { type: String, enum: [...Object.values(ActivityDirection), null], default: null },
    outcome: { type: String, enum: [...Object.values(CallOutcome), null], default: null },
    minutes: { type: Number, default: null },
    at: { type: Date, required: true },
    /** Blocks as in notes. */
    body: { type: Schema.Types.Mixed, default: () => [] },
    /** The plain text, with the names of the people mentioned. */
    text: { type: String, default: '' },
    mentions: { type: ['ObjectId'], default: [] },
    edited_at: { type: Date, default: null },
    /** Deleted activities are kept so that they can be recovered. */
    deleted_at: { type: Date, default: null },
    /** Whether it counts for when the contact was last contacted. */
    touches: { type: Boolean, default: false },
  },
  { ...recordOptions, collection: 'activities' },
)
activitySchema.index({ account: 1, deleted_at: 1, at: -1, _id: -1 })
activitySchema.index({ contact: 1, deleted_at: 1, at: -1, _id: -1 })
activitySchema.plugin(recorded)

activitySchema.pre('save', function () {
  this.touches = isTouch(this)
})

const WRITTEN: ReadonlySet<string> = new Set([ActivityKind.email, ActivityKind.text])

activitySchema.post('save', async function (this: ActivityDocument) {
  const session = this.$session()
  if (!session || this.deleted_at) return
  const { account, contact, kind, direction, outcome, at } = this
  const replied = WRITTEN.has(kind) && direction === ActivityDirection.incoming
  const minutes = outcome === CallOutcome.connected ? (this.minutes ?? null) : null
  if (replied || minutes) await contactAnswered.run({ session }, { account, contact }, { at, replied, minutes })
})

export type StoredActivity = InferSchemaType<typeof activitySchema> & Recorded
export type ActivityDocument = HydratedDocument<StoredActivity>
export const ActivityModel = recordModel<StoredActivity>('Activity', activitySchema)
