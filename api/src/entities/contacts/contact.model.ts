/** A contact: a person or company, from the first inquiry to the past client. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import {
  ActivityDirection,
  ActivityKind,
  ContactSource,
  ContactStatus,
  ContactTemperature,
  LeadClaimState,
  Representation,
} from 'openapi/codes'
import { customIndex, customValuePaths } from '#entities/custom-fields/custom-values.model.ts'
import { recorded, type Recorded, recordOptions, recordModel, type WithOriginal } from '#platform/records/record.ts'
import { BY_TOKENS, searchTokens } from '#platform/records/search-tokens.ts'
import { learnWords } from '#platform/search/learn-words.command.ts'
import { dayInYear } from '#rules/calendar/anniversaries.ts'
import { plainPhone } from '#rules/phones/extension.ts'
import { requireFreeExternalId } from './on-save/free-external-id.ts'
import { matchKeys } from './on-save/match-words.ts'
import { contactFollowed, contactMatched, followedIn } from './on-save/saved-contact-hooks.ts'

/** A contact with one of these is a lead. */
export const LEAD_STATUSES: readonly ContactStatus[] = [
  ContactStatus.NewLead,
  ContactStatus.Contacted,
  ContactStatus.Qualified,
]

/** See claims/claim.policy.ts. */
const claimSchema = new Schema(
  {
    state: { type: String, enum: Object.values(LeadClaimState), required: true },
    /** Who may claim it while it is offered. They stay here, so that those who were too late are told who was first. */
    to: { type: ['ObjectId'], default: [] },
    /** When the offer ends; null in the pond. */
    until: { type: Date, default: null },
    /** Who gets it if no one claims it; null for the pond. */
    fallback: { type: 'ObjectId', default: null },
    /** Whether it was in the pond. */
    was_in_pond: { type: Boolean, default: false },
  },
  { _id: false, strict: 'throw' },
)

const contactSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    first_name: { type: String, default: '' },
    last_name: { type: String, default: '' },
    company: { type: String, default: '' },
    emails: { type: [String], default: [] },
    phones: { type: [String], default: [], set: (all: string[]) => all.map(plainPhone) },
    address: {
      type: new Schema(
        { street: String, unit: String, city: String, state: String, zip: String },
        { _id: false, strict: 'throw' },
      ),
      default: () => ({}),
    },
    status: { type: Number, enum: Object.values(ContactStatus), default: ContactStatus.NewLead },
    temperature: { type: Number, enum: Object.values(ContactTemperature), default: ContactTemperature.NotSure },
    source: { type: Number, enum: Object.values(ContactSource), default: ContactSource.Other },
    labels: { type: ['ObjectId'], default: [] },
    owner: { type: 'ObjectId', required: true },
    /** Users besides the owner who may see the contact: the agents of deals that it is a party of. */
    shared_with: { type: ['ObjectId'], default: [] },
    /** That it waits for someone to claim it, or did; null if it never did. Until then, its owner looks after it. */
    claim: { type: claimSchema, default: null },
    birthday: { type: String, default: null },
    home_anniversary: { type: String, default: null },
    next_follow_up: { type: String, default: null },
    /** The days of the year on which the birthday and the home anniversary come again: `11-25`. */
    anniversaries: { type: [String], default: [] },
    representation: { type: Number, enum: [...Object.values(Representation), null], default: null },
    price: { type: Number, default: null },
    lost_reason: { type: String, default: '' },
    /** When it got its status: see contact-status.ts. */
    status_since: { type: Date, default: null },
    /** When they were first contacted: see follow-last-touch.command.ts. */
    first_touch_at: { type: Date, default: null },
    /** When and how they were last contacted: see follow-last-touch.command.ts. */
    last_touch_at: { type: Date, default: null },
    last_touch_kind: { type: String, enum: [...Object.values(ActivityKind), null], default: null },
    last_touch_direction: { type: String, enum: [...Object.values(ActivityDirection), null], default: null },
    /** When they were last called, also in vain. */
    last_call_at: { type: Date, default: null },
    notes: { type: String, default: '' },
    ...customValuePaths,
    /** Whether it came with the account's sample data. */
    sample: { type: Boolean, default: false },
    external_id: { type: String, default: null },
    merged_into: { type: 'ObjectId', default: null },
    /** The tokens that search uses. See searchTokens(). */
    search: { type: [String], default: [] },
    /** The keys under which it is found as a possible duplicate. See matchKeys(). */
    match_keys: { type: [String], default: [] },
  },
  { ...recordOptions, collection: 'contacts' },
)
contactSchema.index({ account: 1, updated_at: -1, _id: -1 })
contactSchema.index({ account: 1, last_name: 1, _id: 1 })
contactSchema.index({ account: 1, status: 1, updated_at: -1, _id: -1 })
contactSchema.index({ account: 1, status: 1, status_since: -1, _id: -1 })
contactSchema.index({ account: 1, owner: 1, updated_at: -1, _id: -1 })
contactSchema.index({ account: 1, shared_with: 1, updated_at: -1, _id: -1 })
contactSchema.index({ account: 1, labels: 1, updated_at: -1, _id: -1 })
contactSchema.index({ account: 1, 'custom_index.k': 1, 'custom_index.v': 1, updated_at: -1, _id: -1 })
contactSchema.index({ account: 1, temperature: 1, updated_at: -1, _id: -1 })
contactSchema.index({ account: 1, last_touch_at: -1, _id: -1 })
contactSchema.index({ account: 1, last_call_at: 1, updated_at: -1, _id: -1 })
contactSchema.index({ account: 1, created_at: -1, _id: -1 })
// Leads that wait to be claimed.
contactSchema.index(
  { account: 1, 'claim.state': 1, updated_at: -1, _id: -1 },
  { partialFilterExpression: { 'claim.state': { $type: 'string' } } },
)
contactSchema.index({ 'claim.until': 1 }, { partialFilterExpression: { 'claim.until': { $type: 'date' } } })
// The calendar.
contactSchema.index({ account: 1, anniversaries: 1 })
contactSchema.index({ account: 1, next_follow_up: 1 }, { partialFilterExpression: { next_follow_up: { $gt: '' } } })
contactSchema.index(BY_TOKENS)
contactSchema.index(
  { account: 1, external_id: 1 },
  { unique: true, partialFilterExpression: { external_id: { $type: 'string' } } },
)
contactSchema.index({ merged_into: 1 }, { partialFilterExpression: { merged_into: { $type: 'objectId' } } })
// Possible duplicates.
contactSchema.index({ account: 1, match_keys: 1 })
contactSchema.plugin(recorded, {
  derived: () => ['first_touch_at', 'last_touch_at', 'last_touch_kind', 'last_touch_direction', 'last_call_at'],
})

type Found = Pick<StoredContact, 'first_name' | 'last_name' | 'company' | 'emails' | 'phones'>
type Days = Pick<StoredContact, 'birthday' | 'home_anniversary'>

/** The texts that a contact is found by. */
export const contactTokens = ({ first_name, last_name, company, emails, phones }: Found): string[] =>
  searchTokens(`${first_name} ${last_name}`, company, ...emails, ...phones)

/** The derived fields for finding contacts, by words and by days that come again. */
export const kept = (contact: Found & Days) => ({
  search: contactTokens(contact),
  anniversaries: [contact.birthday, contact.home_anniversary].flatMap((day) => (day ? dayInYear(day) : [])),
})

contactSchema.pre('save', async function (this: ContactDocument) {
  await requireFreeExternalId(this)
  this.set(kept(this))
  if (this.isModified('custom_fields')) this.set('custom_index', customIndex(this))
  if (this.isModified('search')) await learnWords(this.account, this.search)
  this.$locals.isMatchedAnew = this.isNew || COMPARED.some((field) => this.isModified(field))
  if (this.$locals.isMatchedAnew) this.match_keys = await matchKeys(this)
})

/** What decides which contacts it may be a duplicate of. */
const COMPARED = [
  'first_name',
  'last_name',
  'company',
  'emails',
  'phones',
  'address',
  'birthday',
  'external_id',
  'merged_into',
] as const

contactSchema.post('save', async function (this: ContactDocument) {
  const session = this.$session()
  if (session && this.$locals.isMatchedAnew) await contactMatched.run({ session }, this)
})

contactSchema.pre('save', function (this: ContactDocument) {
  const before = (this.$locals as WithOriginal).original as StoredContact | undefined
  this.$locals.followed = this.$locals.startsNoPlan ? null : followedIn(this, before)
})
contactSchema.post('save', async function (this: ContactDocument) {
  const session = this.$session()
  const followed = this.$locals.followed as ReturnType<typeof followedIn>
  if (session && followed) await contactFollowed.run({ session }, followed)
})
contactSchema.post('deleteOne', { document: true, query: false }, async function (this: ContactDocument) {
  const session = this.$session()
  const { account, _id: contact } = this
  if (session) await contactFollowed.run({ session }, { account, contact, status: null, labels: [], gone: true })
})

export type StoredContact = InferSchemaType<typeof contactSchema> & Recorded
export type ContactDocument = HydratedDocument<StoredContact>
export const ContactModel = recordModel<StoredContact>('Contact', contactSchema)
