/**
 * A deal: a purchase, sale or lease, from the first talk to the keys. It stores what lists need (team, price, client
 * names, progress, risk, next date), updated in the transaction of the change that affects it: see
 * refresh-deal.command.ts.
 */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import type { DealDates } from 'openapi'
import {
  AgentRole,
  ContactSource,
  DealStatus,
  DealType,
  PartyRole,
  Priority,
  Representation,
  RiskLevel,
} from 'openapi/codes'
import { feeSchema, tierSchema } from '#entities/commission-plans/commission-plan.model.ts'
import { customIndex, customValuePaths } from '#entities/custom-fields/custom-values.model.ts'
import { dateRuleSchema } from '#entities/tasks/due-rule.model.ts'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'
import { BY_TOKENS, searchTokens } from '#platform/records/search-tokens.ts'
import { learnWords } from '#platform/search/learn-words.command.ts'

/** Sorts deals without a date after all others. */
export const NO_DAY = '9999-12-31'

const part = { _id: false, strict: 'throw' } as const
const cents = { type: Number, default: null }
const day = { type: String, default: null }

const addressSchema = new Schema({ street: String, unit: String, city: String, state: String, zip: String }, part)

export const datesSchema = new Schema(
  {
    listing: day,
    listing_expiration: day,
    offer: day,
    acceptance: day,
    earnest_due: day,
    inspection: day,
    appraisal: day,
    financing: day,
    title: day,
    walkthrough: day,
    closing: day,
    actual_close: day,
    possession: day,
    lease_start: day,
  } satisfies Record<keyof DealDates, object>,
  part,
)

/**
 * The agent's terms when their part was computed: their plan, and what had counted toward its cap since the
 * anniversary.
 */
const standingSchema = new Schema(
  {
    plan: { type: 'ObjectId', required: true },
    tiers: { type: [tierSchema], required: true },
    cap: cents,
    fees: { type: [feeSchema], default: [] },
    year_from: { type: String, required: true },
    year_until: { type: String, required: true },
    earned: { type: Number, required: true },
    paid: { type: Number, required: true },
  },
  part,
)

const agentSchema = new Schema(
  {
    user: { type: 'ObjectId', required: true },
    role: { type: String, enum: Object.values(AgentRole), required: true },
    /** The agent's part of the agents' commission, in basis points. */
    share_bp: { type: Number, default: 0 },
    /** The computed amounts in cents: portion = company + fees + amount. All are null without a price. */
    portion: cents,
    company: cents,
    fees: cents,
    amount: cents,
    /** Null without a plan. */
    standing: { type: standingSchema, default: null },
  },
  part,
)

const partySchema = new Schema(
  {
    contact: { type: 'ObjectId', required: true },
    role: { type: String, enum: Object.values(PartyRole), required: true },
  },
  part,
)

/** Terms that someone proposes; those that are left out would stay. */
const proposalSchema = new Schema(
  {
    terms: {
      type: new Schema(
        {
          rate_bp: Number,
          flat: Number,
          lease_months: Number,
          referral_bp: Number,
          franchise_bp: Number,
          split_bp: Number,
          fees: Number,
        },
        part,
      ),
      required: true,
    },
    proposed_by: { type: 'ObjectId', required: true },
    proposed_at: { type: Date, required: true },
  },
  part,
)

/**
 * Terms and the computed amounts in cents: see rules/commission/. The ledger is built from these and the agents'
 * standings.
 */
const commissionSchema = new Schema(
  {
    rate_bp: { type: Number, default: null },
    flat: cents,
    lease_months: { type: Number, default: null },
    referral_bp: { type: Number, default: 0 },
    franchise_bp: { type: Number, default: 0 },
    /** Overrides the agents' plans; null to use them. */
    split_bp: { type: Number, default: null },
    fees: { type: Number, default: 0 },
    gross: cents,
    referral: cents,
    franchise: cents,
    company: cents,
    fees_amount: cents,
    agents_amount: cents,
    /** The split that the plans resulted in, if it was a single one. */
    plan_split_bp: { type: Number, default: null },
    /** Waits for an owner or admin. */
    proposal: { type: proposalSchema, default: null },
    confirmed_at: { type: Date, default: null },
  },
  part,
)

const riskSchema = new Schema(
  {
    level: { type: String, enum: Object.values(RiskLevel), default: RiskLevel.sunny },
    float_days: { type: Number, default: null },
    causes: { type: [new Schema({ text: String, task: { type: 'ObjectId', default: null } }, part)], default: [] },
  },
  part,
)

const dealSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    team: { type: 'ObjectId', required: true },
    workspace: { type: 'ObjectId', required: true },
    phase: { type: 'ObjectId', required: true },
    /** When it entered its phase. Null until a migration has found it. */
    phase_since: { type: Date, default: null },
    rank: { type: String, required: true },
    name: { type: String, required: true, trim: true },
    headline: { type: String, default: '' },
    status: { type: Number, enum: Object.values(DealStatus), default: DealStatus.PreContract },
    /** The status that a deal on hold, lost or closed returns to. */
    status_before: { type: Number, enum: [...Object.values(DealStatus), null], default: null },
    /** The contract that it is under, or that it closed by. See follow-contract.command.ts. */
    contract: { type: 'ObjectId', default: null },
    representation: { type: Number, enum: Object.values(Representation), required: true },
    deal_type: { type: Number, enum: Object.values(DealType), default: DealType.Resale },
    address: { type: addressSchema, default: () => ({}) },
    mls_number: { type: String, default: '' },
    list_price: cents,
    sale_price: cents,
    /** The sale price, or else the list price. Set by the hook below. */
    price: cents,
    earnest_money: cents,
    source: { type: Number, enum: Object.values(ContactSource), default: ContactSource.Other },
    priority: { type: Number, enum: Object.values(Priority), default: Priority.Medium },
    dates: { type: datesSchema, default: () => ({}) },
    /** The rules of the dates that follow others, at most one a date. See set-dates.ts. */
    date_rules: { type: [dateRuleSchema], default: [] },
    agents: { type: [agentSchema], default: [] },
    parties: { type: [partySchema], default: [] },
    client_names: { type: [String], default: [] },
    commission: { type: commissionSchema, default: () => ({}) },
    notes: { type: String, default: '' },
    ...customValuePaths,
    /** Whether it came with the account's sample data. */
    sample: { type: Boolean, default: false },
    lost_reason: { type: String, default: '' },
    archived_at: { type: Date, default: null },
    /** Whether the deal is archived. Unlike null, false can be answered from an index alone. Set by the hook below. */
    archived: { type: Boolean, default: false },
    progress: {
      type: new Schema({ done: { type: Number, default: 0 }, total: { type: Number, default: 0 } }, part),
      default: () => ({}),
    },
    risk: { type: riskSchema, default: () => ({}) },
    /** The day for which the risk was computed. */
    risk_as_of: { type: String, default: '' },
    next_date: {
      type: new Schema(
        { title: String, date: String, item: { type: new Schema({ kind: String, id: String }, part), default: null } },
        part,
      ),
      default: null,
    },
    /** Closing and next date for sorting lists, with NO_DAY for none. */
    closing_order: { type: String, default: NO_DAY },
    next_date_order: { type: String, default: NO_DAY },
    /** The tokens that search uses. See searchTokens(). */
    search: { type: [String], default: [] },
  },
  { ...recordOptions, collection: 'deals' },
)
// Lists: equality, sort, range. All begin with the account, which every scope contains, so that counts need no
// documents. A filter without an index still narrows what the index returns.
dealSchema.index({ account: 1, archived: 1, updated_at: -1, _id: -1 })
dealSchema.index({ account: 1, archived: 1, closing_order: 1, _id: 1 })
dealSchema.index({ account: 1, team: 1, archived: 1, status: 1, representation: 1, updated_at: -1, _id: -1 })
dealSchema.index({ account: 1, team: 1, archived: 1, updated_at: -1, _id: -1 })
dealSchema.index({ account: 1, team: 1, archived: 1, closing_order: 1, _id: 1 })
dealSchema.index({ account: 1, 'agents.user': 1, archived: 1, updated_at: -1, _id: -1 })
dealSchema.index({ account: 1, workspace: 1, archived: 1, updated_at: -1, _id: -1 })
dealSchema.index({ account: 1, phase: 1, archived: 1, rank: 1, _id: 1 })
dealSchema.index({ account: 1, archived: 1, 'custom_index.k': 1, 'custom_index.v': 1, updated_at: -1, _id: -1 })
// The calendar, for closed deals.
dealSchema.index(
  { account: 1, 'dates.actual_close': 1 },
  { partialFilterExpression: { 'dates.actual_close': { $gt: '' } } },
)
// The calendar, and listings that expire.
dealSchema.index(
  { account: 1, 'dates.listing_expiration': 1 },
  { partialFilterExpression: { 'dates.listing_expiration': { $gt: '' } } },
)
// Reports, for days outside of whole months.
dealSchema.index({ team: 1, 'dates.closing': 1 })
dealSchema.index({ team: 1, 'dates.actual_close': 1 })
// Deals that count toward an agent's cap.
dealSchema.index(
  { team: 1, 'agents.user': 1, 'dates.actual_close': 1 },
  { partialFilterExpression: { 'dates.actual_close': { $gt: '' } } },
)
dealSchema.index({ 'parties.contact': 1 })
dealSchema.index(BY_TOKENS)
// Finding outdated risks. Closed and lost deals keep the day when they ended, and must not be scanned every day.
dealSchema.index({ account: 1, status: 1, risk_as_of: 1 }, { partialFilterExpression: { archived: false } })
dealSchema.plugin(recorded, {
  derived: () => [
    'price',
    'archived',
    'closing_order',
    'next_date_order',
    'search',
    'custom_index',
    'client_names',
    'contract',
    'progress',
    'risk',
    'risk_as_of',
    'next_date',
    'commission.gross',
    'commission.referral',
    'commission.franchise',
    'commission.company',
    'commission.fees_amount',
    'commission.agents_amount',
    'commission.plan_split_bp',
    'agents.portion',
    'agents.company',
    'agents.fees',
    'agents.amount',
    'agents.standing',
  ],
})

type Found = Pick<StoredDeal, 'name' | 'address' | 'mls_number' | 'client_names'>

const ADDRESS = ['street', 'unit', 'city', 'state', 'zip'] as const

/** The texts that a deal is found by. */
export const dealTokens = ({ name, address, mls_number, client_names }: Found): string[] =>
  searchTokens(name, ...ADDRESS.map((part) => address[part]), mls_number, ...client_names)

/** The derived fields for finding and sorting deals. */
export const kept = (deal: InferSchemaType<typeof dealSchema>) => ({
  archived: deal.archived_at !== null,
  price: deal.sale_price ?? deal.list_price ?? null,
  closing_order: deal.dates.closing ?? NO_DAY,
  next_date_order: deal.next_date?.date ?? NO_DAY,
  search: dealTokens(deal),
})

dealSchema.pre('save', async function () {
  this.set(kept(this))
  if (this.isModified('custom_fields')) this.set('custom_index', customIndex(this))
  if (this.isModified('search')) await learnWords(this.account, this.search)
})

export type StoredDeal = InferSchemaType<typeof dealSchema> & Recorded
export type DealDocument = HydratedDocument<StoredDeal>
export const DealModel = recordModel<StoredDeal>('Deal', dealSchema)
