/**
 * A deleted contact, kept for 30 days with what it takes to bring it back: the deals that it was a party of and its
 * tasks. It is stored apart from the contacts, like a deleted deal: docs/decisions/deleted-contacts.md.
 */
import { type InferSchemaType, Schema, type Types } from 'mongoose'
import { AgentRole, PartyRole } from 'openapi/codes'
import { recordModel } from '#platform/records/record.ts'

const part = { _id: false, strict: 'throw' } as const

const partySchema = new Schema(
  {
    deal: { type: 'ObjectId', required: true },
    role: { type: String, enum: Object.values(PartyRole), required: true },
    /** The position among the parties of the deal. */
    place: { type: Number, required: true },
  },
  part,
)

const taskSchema = new Schema(
  {
    task: { type: 'ObjectId', required: true },
    assignee: { type: 'ObjectId', default: null },
    assignee_role: { type: String, enum: [...Object.values(AgentRole), null], default: null },
    visible_to: { type: ['ObjectId'], default: [] },
    /** Who has it since the deletion, if that is someone else. */
    given_to: { type: 'ObjectId', default: null },
  },
  part,
)

const deletedContactSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    deleted_at: { type: Date, required: true },
    deleted_by: { type: 'ObjectId', required: true },
    gone_at: { type: Date, required: true },
    /** The document as it was stored. */
    contact: { type: Schema.Types.Mixed, required: true },
    parties: { type: [partySchema], default: [] },
    tasks: { type: [taskSchema], default: [] },
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'deleted_contacts' },
)
deletedContactSchema.index({ account: 1 })
deletedContactSchema.index({ gone_at: 1 })

export type StoredDeletedContact = InferSchemaType<typeof deletedContactSchema> & { _id: Types.ObjectId }
export type DeletedParty = Pick<StoredDeletedContact['parties'][number], 'deal' | 'role' | 'place'>
export type DeletedTask = Pick<
  StoredDeletedContact['tasks'][number],
  'task' | 'assignee' | 'assignee_role' | 'visible_to' | 'given_to'
>
export const DeletedContactModel = recordModel<StoredDeletedContact>('DeletedContact', deletedContactSchema)
