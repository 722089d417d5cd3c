/** Where an account's leads come from, and who gets them. */
import { randomBytes } from 'node:crypto'
import { type ClientSession, type HydratedDocument, type InferSchemaType, Schema, type Types } from 'mongoose'
import { ContactSource, LeadFormPhone, LeadSourceKind } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

/** `Website` and `website` are the same name. */
const ANY_CASE = { locale: 'en', strength: 2 }

const formSchema = new Schema(
  {
    title: { type: String, required: true, trim: true },
    intro: { type: String, default: '', trim: true },
    phone: { type: String, enum: Object.values(LeadFormPhone), default: LeadFormPhone.optional },
    consent: { type: String, required: true, trim: true },
    privacy_url: { type: String, default: '' },
    thanks: { type: String, required: true, trim: true },
  },
  { _id: false, strict: 'throw' },
)

const leadSourceSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    kind: { type: String, enum: Object.values(LeadSourceKind), required: true },
    name: { type: String, required: true, trim: true },
    source: { type: Number, enum: Object.values(ContactSource), default: ContactSource.WebsiteInquiry },
    /** Null for the owner of the account. */
    owner: { type: 'ObjectId', default: null },
    /** What the address of a form ends with, or one for email begins with; null for other kinds. */
    key: { type: String, default: null, secret: true },
    form: { type: formSchema, default: null },
    retired: { type: Boolean, default: false },
  },
  { ...recordOptions, collection: 'lead_sources' },
)
leadSourceSchema.index({ account: 1, name: 1 }, { unique: true, collation: ANY_CASE })
leadSourceSchema.index({ account: 1, name: 1, _id: 1 })
leadSourceSchema.index({ key: 1 }, { unique: true, partialFilterExpression: { key: { $type: 'string' } } })
leadSourceSchema.plugin(recorded)

export type StoredLeadSource = InferSchemaType<typeof leadSourceSchema> & Recorded
export type LeadSourceDocument = HydratedDocument<StoredLeadSource>
export const LeadSourceModel = recordModel<StoredLeadSource>('LeadSource', leadSourceSchema)

const KEY_BYTES = 16

/** A key that no one guesses. In addresses of email, upper and lower case are the same. */
export const newKey: { readonly [kind in LeadSourceKind]: () => string | null } = {
  form: () => randomBytes(KEY_BYTES).toString('base64url'),
  email: () => randomBytes(KEY_BYTES).toString('hex'),
  api: () => null,
  file: () => null,
}

/** The account's lead source with this name, ignoring case. */
export const findLeadSourceNamed = (account: Types.ObjectId, name: string, session: ClientSession) =>
  LeadSourceModel.findOne({ account, name: name.trim() }, { _id: 1 }, { session, collation: ANY_CASE }).lean()
