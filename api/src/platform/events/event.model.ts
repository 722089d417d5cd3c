/**
 * Events: the append-only record of who changed what, when and why (docs/domain.md#records). They are written in the
 * transaction of the change, so history is never wrong and never missing. A deal and its records share one stream.
 */
import { type InferSchemaType, Schema } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const eventSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    /** The deal that the change belongs to, or the changed record itself. */
    stream: { type: 'ObjectId', required: true },
    /** The position in the stream, from 1 without gaps. */
    seq: { type: Number, required: true },
    at: { type: Date, required: true },
    actor: { type: 'ObjectId', default: null },
    entity: { type: String, required: true },
    entity_id: { type: 'ObjectId', required: true },
    op: { type: String, required: true },
    /** What changed: path, from, to. */
    diff: { type: [{ path: String, from: Schema.Types.Mixed, to: Schema.Types.Mixed, _id: false }], required: true },
    /** Derived changes that no history shows. See followed.ts. */
    follows: { type: [{ path: String, to: Schema.Types.Mixed, _id: false }], default: [] },
    /** The reason that a person or a rule gave, if any. */
    cause: { type: String, default: null },
    request_id: { type: String, required: true },
    /** The hash of the previous event in the stream, and this event's own hash. See seal.ts. */
    prev: { type: String, default: null },
    hash: { type: String, default: null },
  },
  { versionKey: false, strict: 'throw', collection: 'events' },
)
eventSchema.index({ stream: 1, seq: 1 }, { unique: true })
eventSchema.index({ account: 1, at: -1, _id: -1 })
// Audit log queries by actor and by entity.
eventSchema.index({ account: 1, actor: 1, at: -1, _id: -1 })
eventSchema.index({ account: 1, entity: 1, at: -1, _id: -1 })
eventSchema.index({ entity_id: 1, at: -1 })
// Who joined and left deals.
eventSchema.index({ stream: 1, at: 1 }, { partialFilterExpression: { 'diff.path': 'parties' } })

/**
 * Events that no history shows: the position of a card in its column, changes to a deal derived from a change
 * elsewhere, and the state of a deal when sealing was introduced.
 */
export const UNSEEN_OPS = ['reorder', 'follow', 'baseline'] as const

export type StoredEvent = InferSchemaType<typeof eventSchema>
export const EventModel = recordModel<StoredEvent>('Event', eventSchema)
