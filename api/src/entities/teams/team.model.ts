/** A team: people of an account who work on the same workspaces, each with a role. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

/**
 * The data of an invitation. Its `user` may not exist, if the address belongs to another account's user (see
 * invite-member.command.ts).
 */
const invitedSchema = new Schema(
  {
    email: { type: String, required: true },
    first_name: { type: String, default: '' },
    last_name: { type: String, default: '' },
  },
  { _id: false, strict: 'throw' },
)

/** The last email with the invitation. Unknown for those sent before it was stored. */
const invitationSchema = new Schema(
  {
    sent_by: { type: 'ObjectId', default: null },
    sent_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
  },
  { _id: false, strict: 'throw' },
)

const memberSchema = new Schema(
  {
    user: { type: 'ObjectId', required: true },
    role: { type: String, enum: ['owner', 'admin', 'agent', 'assistant'], required: true },
    /** 0 invited, 1 active, 2 disabled, 3 declined. */
    status: { type: Number, enum: [0, 1, 2, 3], default: 0 },
    /** For an assistant: the agents they work for. */
    assists: { type: ['ObjectId'], default: [] },
    invited: { type: invitedSchema, default: null },
    invitation: { type: invitationSchema, default: null },
  },
  { _id: false, strict: 'throw' },
)

const teamSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    name: { type: String, required: true },
    members: { type: [memberSchema], default: [] },
  },
  { ...recordOptions, collection: 'teams' },
)
teamSchema.index({ account: 1, name: 1 })
teamSchema.index({ 'members.user': 1 })
teamSchema.plugin(recorded)

/** Values of a member's `status`. */
export const MemberStatus = { Invited: 0, Active: 1, Disabled: 2, Declined: 3 } as const

export type StoredTeam = InferSchemaType<typeof teamSchema> & Recorded
export type StoredMember = StoredTeam['members'][number]
export type TeamDocument = HydratedDocument<StoredTeam>
export const TeamModel = recordModel<StoredTeam>('Team', teamSchema)
