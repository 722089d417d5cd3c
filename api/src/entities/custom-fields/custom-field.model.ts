/** A field that an account added to its contacts or deals. The values are in the records: see custom-values.model.ts. */
import { type ClientSession, type HydratedDocument, type InferSchemaType, Schema, type Types } from 'mongoose'
import { CustomFieldEntity, CustomFieldKind } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

/** `Budget` and `budget` are the same name. */
const ANY_CASE = { locale: 'en', strength: 2 }

const optionSchema = new Schema(
  {
    key: { type: String, required: true },
    name: { type: String, required: true, trim: true },
    retired: { type: Boolean, default: false },
  },
  { _id: false, strict: 'throw' },
)

const customFieldSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    entity: { type: String, enum: Object.values(CustomFieldEntity), required: true },
    kind: { type: String, enum: Object.values(CustomFieldKind), required: true },
    key: { type: String, required: true },
    name: { type: String, required: true, trim: true },
    order: { type: Number, default: 0 },
    options: { type: [optionSchema], default: [] },
    retired: { type: Boolean, default: false },
  },
  { ...recordOptions, collection: 'custom_fields' },
)
customFieldSchema.index({ account: 1, entity: 1, key: 1 }, { unique: true })
customFieldSchema.index({ account: 1, entity: 1, name: 1 }, { unique: true, collation: ANY_CASE })
customFieldSchema.index({ account: 1, order: 1, _id: 1 })
customFieldSchema.plugin(recorded)

export type StoredCustomField = InferSchemaType<typeof customFieldSchema> & Recorded
export type CustomFieldDocument = HydratedDocument<StoredCustomField>
export const CustomFieldModel = recordModel<StoredCustomField>('CustomField', customFieldSchema)

type Named = { account: Types.ObjectId; entity: CustomFieldEntity; name: string }

/** The account's field of these records with this name, ignoring case. */
export const findFieldNamed = ({ account, entity, name }: Named, session: ClientSession) =>
  CustomFieldModel.findOne({ account, entity, name: name.trim() }, { _id: 1 }, { session, collation: ANY_CASE }).lean()
