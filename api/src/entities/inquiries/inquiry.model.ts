/** Something that a contact asked, with what arrived exactly as it was. It never changes. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { LeadLanguage, LeadRuleWay, LeadSkipReason, LeadSourceKind } from 'openapi/codes'
import { inquiryStored } from './inquiry-hooks.ts'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const part = { _id: false, strict: 'throw' } as const
const text = { type: String, default: '' }

const skipSchema = new Schema(
  {
    rule: text,
    user: { type: 'ObjectId', required: true },
    reason: { type: String, enum: Object.values(LeadSkipReason) },
  },
  part,
)

/** Names are as they were then. */
const assignmentSchema = new Schema(
  {
    rule: text,
    way: { type: String, enum: [...Object.values(LeadRuleWay), null], default: null },
    users: { type: ['ObjectId'], default: [] },
    skipped: { type: [skipSchema], default: [] },
  },
  part,
)

const inquirySchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    contact: { type: 'ObjectId', required: true },
    lead_source: { type: 'ObjectId', required: true },
    kind: { type: String, enum: Object.values(LeadSourceKind), required: true },
    asked_at: { type: Date, required: true },
    /** Who asked, as they said it. */
    person: {
      type: new Schema(
        {
          first_name: text,
          last_name: text,
          company: text,
          emails: { type: [String], default: [] },
          phones: { type: [String], default: [] },
        },
        part,
      ),
      default: () => ({}),
    },
    message: text,
    property: {
      type: new Schema(
        {
          address: text,
          city: text,
          zip: text,
          /** In cents. */
          price: { type: Number, default: null },
          mls_number: text,
          url: text,
        },
        part,
      ),
      default: () => ({}),
    },
    language: { type: String, enum: [...Object.values(LeadLanguage), null], default: null },
    campaign: {
      type: new Schema({ source: text, medium: text, campaign: text, term: text, content: text }, part),
      default: () => ({}),
    },
    page: text,
    referrer: text,
    consent: text,
    /** Whether the contact was new with it. */
    made_contact: { type: Boolean, default: false },
    /** How the contact was assigned; null if it was there already. */
    assignment: { type: assignmentSchema, default: null },
    origin: { type: new Schema({ raw: text, address: text, user_agent: text }, part), default: () => ({}) },
    /** The form that was sent, so that sending it twice stores it once; null for other kinds. */
    sent_form: { type: String, default: null },
  },
  { ...recordOptions, collection: 'inquiries' },
)
inquirySchema.index({ account: 1, created_at: -1 })
inquirySchema.index({ contact: 1, asked_at: -1, _id: -1 })
inquirySchema.index({ lead_source: 1 })
inquirySchema.index({ sent_form: 1 }, { unique: true, partialFilterExpression: { sent_form: { $type: 'string' } } })
inquirySchema.plugin(recorded)

inquirySchema.pre('save', function () {
  this.$locals.isStored = this.isNew
})
inquirySchema.post('save', async function (this: InquiryDocument) {
  const session = this.$session()
  const { account, contact, lead_source } = this
  if (session && this.$locals.isStored) await inquiryStored.run({ session }, { account, contact }, lead_source)
})

export type StoredInquiry = InferSchemaType<typeof inquirySchema> & Recorded
export type InquiryDocument = HydratedDocument<StoredInquiry>
export const InquiryModel = recordModel<StoredInquiry>('Inquiry', inquirySchema)
