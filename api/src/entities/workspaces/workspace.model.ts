/** A workspace: a board of deals with its phases. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { LabelColour, WorkspaceView } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const workspaceSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    team: { type: 'ObjectId', required: true },
    name: { type: String, required: true, trim: true },
    colour: { type: String, enum: Object.values(LabelColour), default: LabelColour.green },
    order: { type: Number, default: 0 },
    default_template: { type: 'ObjectId', default: null },
    view: { type: String, enum: Object.values(WorkspaceView), default: WorkspaceView.deal },
  },
  { ...recordOptions, collection: 'workspaces' },
)
workspaceSchema.index({ account: 1, order: 1, _id: 1 })
workspaceSchema.index({ team: 1, order: 1, _id: 1 })
workspaceSchema.plugin(recorded)

export type StoredWorkspace = InferSchemaType<typeof workspaceSchema> & Recorded
export type WorkspaceDocument = HydratedDocument<StoredWorkspace>
export const WorkspaceModel = recordModel<StoredWorkspace>('Workspace', workspaceSchema)
