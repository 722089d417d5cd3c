/**
 * A contract of a deal, or an offer for one. The terms of the deal's current contract follow the deal; a contract that
 * failed keeps those that it had. See docs/decisions/contracts-of-a-deal.md.
 */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { ContingencyKind, ContingencyStatus, ContractState, PartyRole, TaskFate } from 'openapi/codes'
import { datesSchema } from '#entities/deals/deal.model.ts'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const part = { _id: false, strict: 'throw' } as const
const cents = { type: Number, default: null }
const day = { type: String, default: null }

const partySchema = new Schema(
  {
    contact: { type: 'ObjectId', required: true },
    role: { type: String, enum: Object.values(PartyRole), required: true },
    name: { type: String, default: '' },
  },
  part,
)

const contingencySchema = new Schema(
  {
    kind: { type: String, enum: Object.values(ContingencyKind), required: true },
    status: { type: String, enum: Object.values(ContingencyStatus), default: ContingencyStatus.open },
    note: { type: String, default: '' },
  },
  part,
)

const taskSchema = new Schema(
  {
    task: { type: 'ObjectId', required: true },
    title: { type: String, required: true },
    due_date: day,
    completed_on: day,
    fate: { type: String, enum: Object.values(TaskFate), required: true },
  },
  part,
)

const terms = {
  parties: { type: [partySchema], default: [] },
  sale_price: cents,
  earnest_money: cents,
  dates: { type: datesSchema, default: () => ({}) },
  contingencies: { type: [contingencySchema], default: [] },
} as const

const contractSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    deal: { type: 'ObjectId', required: true },
    state: { type: String, enum: Object.values(ContractState), required: true },
    name: { type: String, default: '', trim: true },
    ...terms,
    notes: { type: String, default: '' },
    opened_on: day,
    ended_on: day,
    reason: { type: String, default: '' },
    /** The deal's tasks when it failed. */
    tasks: { type: [taskSchema], default: [] },
    /** Whether it was a backup offer first. */
    was_backup: { type: Boolean, default: false },
    /** The terms of a backup offer that was accepted, for when that is taken back. */
    offered: { type: new Schema(terms, part), default: null },
    /** Kept when the failure is taken back, so that it can be brought back too. */
    failed_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'deal_contracts' },
)
contractSchema.index({ account: 1 })
contractSchema.index({ deal: 1, created_at: -1, _id: -1 })
contractSchema.plugin(recorded)

export type StoredDealContract = InferSchemaType<typeof contractSchema> & Recorded
export type DealContractDocument = HydratedDocument<StoredDealContract>
export const DealContractModel = recordModel<StoredDealContract>('DealContract', contractSchema)
