/** A ticket: a request for help to the support team (docs/specification.md §3). */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { TicketPriority, TicketStatus, TicketType } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const ticketSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    subject: { type: String, required: true },
    description: { type: String, required: true },
    priority: { type: Number, enum: Object.values(TicketPriority), required: true },
    type: { type: Number, enum: Object.values(TicketType), required: true },
    status: { type: Number, enum: Object.values(TicketStatus), default: TicketStatus.Open },
    reporter: { type: 'ObjectId', required: true },
  },
  { ...recordOptions, collection: 'tickets' },
)
ticketSchema.index({ account: 1, created_at: -1 })
ticketSchema.plugin(recorded)

export type StoredTicket = InferSchemaType<typeof ticketSchema> & Recorded
export type TicketDocument = HydratedDocument<StoredTicket>
export const TicketModel = recordModel<StoredTicket>('Ticket', ticketSchema)
