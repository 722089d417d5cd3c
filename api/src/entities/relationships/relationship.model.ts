/** A relationship between two contacts, such as spouses. Stored once, and read from both sides. Clients never see it. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { RelationshipKind } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const relationshipSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    contact: { type: 'ObjectId', required: true },
    other: { type: 'ObjectId', required: true },
    /** As it reads on the page of `contact`. See relationship-kinds.ts for which kinds are stored. */
    kind: { type: String, enum: Object.values(RelationshipKind), required: true },
    /** Removed relationships are kept so that they can be restored. */
    deleted_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'relationships' },
)
relationshipSchema.index({ account: 1 })
relationshipSchema.index({ contact: 1, deleted_at: 1 })
relationshipSchema.index({ other: 1, deleted_at: 1 })
// No one is referred twice, even by two who say so in the same moment.
relationshipSchema.index(
  { contact: 1, kind: 1 },
  {
    name: 'one_referrer',
    unique: true,
    partialFilterExpression: { kind: RelationshipKind.referred_by, deleted_at: null },
  },
)
relationshipSchema.plugin(recorded)

export type StoredRelationship = InferSchemaType<typeof relationshipSchema> & Recorded
export type RelationshipDocument = HydratedDocument<StoredRelationship>
export const RelationshipModel = recordModel<StoredRelationship>('Relationship', relationshipSchema)
