/** The list of a typical Node service: mongoose documents, populated and serialized with toJSON. */
import mongoose, { Schema } from 'mongoose'
import { dealProjection, type DealListQuery, PAGE_SIZE, pageOf, sessionIdOf, setting } from './deal-list.ts'

const toWire = {
  versionKey: false,
  transform: (_document: unknown, plain: Record<string, unknown>) => {
    const { _id, ...rest } = plain
    return { id: _id, ...rest }
  },
}

const part = { _id: false } as const
const cents = { type: Number, default: undefined }
const dealSchema = new Schema(
  {
    account: 'ObjectId',
    team: 'ObjectId',
    workspace: 'ObjectId',
    phase: 'ObjectId',
    rank: String,
    name: String,
    headline: String,
    status: Number,
    representation: Number,
    deal_type: Number,
    address: new Schema({ street: String, unit: String, city: String, state: String, zip: String }, part),
    mls_number: String,
    list_price: cents,
    sale_price: cents,
    price: cents,
    source: Number,
    priority: Number,
    dates: new Schema(
      {
        listing: String,
        listing_expiration: String,
        offer: String,
        acceptance: String,
        earnest_due: String,
        inspection: String,
        appraisal: String,
        financing: String,
        title: String,
        walkthrough: String,
        closing: String,
        actual_close: String,
        possession: String,
        lease_start: String,
      },
      part,
    ),
    agents: { type: [new Schema({ user: 'ObjectId', role: String }, part)], default: undefined },
    client_names: { type: [String], default: undefined },
    progress: new Schema({ done: Number, total: Number }, part),
    risk: new Schema(
      { level: String, float_days: Number, causes: [new Schema({ text: String, task: 'ObjectId' }, part)] },
      part,
    ),
    next_date: new Schema({ title: String, date: String, item: new Schema({ kind: String, id: String }, part) }, part),
    archived_at: Date,
    archived: Boolean,
    created_at: Date,
    updated_at: Date,
    created_by: 'ObjectId',
    version: Number,
  },
  { versionKey: false, toJSON: toWire, collection: 'deals', minimize: false },
)
const sessionSchema = new Schema(
  { _id: String, viewer: new Schema({ account: 'ObjectId' }, part), expires_at: Date },
  { versionKey: false, collection: 'sessions' },
)
const Deal = mongoose.model('Deal', dealSchema)
const Session = mongoose.model('Session', sessionSchema)

export const connect = () =>
  mongoose.connect(setting('MONGODB_URI'), { maxPoolSize: 8, autoIndex: false, autoCreate: false })

/** The page for the session in `cookies`, or null if there is none. */
export async function listDeals(cookies: string | undefined, { team, status, representation }: DealListQuery) {
  const session = await Session.findOne({ _id: sessionIdOf(cookies), expires_at: { $gt: new Date() } })
  if (!session?.viewer) return null
  const filter = { account: session.viewer.account, team, archived: false, status, representation }
  const [deals, count] = await Promise.all([
    Deal.find(filter, dealProjection).sort({ updated_at: -1, _id: -1 }).limit(PAGE_SIZE),
    Deal.countDocuments(filter),
  ])
  return pageOf(deals, count)
}
