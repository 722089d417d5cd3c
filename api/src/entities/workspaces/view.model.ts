/** A saved view: a named way to look at the deals of a workspace. Also, each user's last choices per workspace. */
import { type InferSchemaType, model, Schema } from 'mongoose'
import { BoardLanes, DealGroupField, WorkspaceView } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const part = { _id: false, strict: 'throw' } as const

const stateSchema = new Schema(
  {
    view: { type: String, enum: Object.values(WorkspaceView), required: true },
    filters: { type: [new Schema({ field_name: String, value: String }, part)], default: [] },
    sort: { type: String, default: '' },
    group: { type: String, enum: [...Object.values(DealGroupField), null], default: null },
    columns: { type: [String], default: [] },
    card: { type: [String], default: undefined },
    lanes: { type: String, enum: Object.values(BoardLanes), default: undefined },
  },
  part,
)

const viewSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    team: { type: 'ObjectId', required: true },
    /** Null for a view of the deals of all workspaces. */
    workspace: { type: 'ObjectId', default: null },
    name: { type: String, required: true, trim: true },
    shared: { type: Boolean, default: false },
    state: { type: stateSchema, required: true },
  },
  { ...recordOptions, collection: 'saved_views' },
)
viewSchema.index({ account: 1, name: 1, _id: 1 })
viewSchema.plugin(recorded)

export type StoredView = InferSchemaType<typeof viewSchema> & Recorded
export const ViewModel = recordModel<StoredView>('SavedView', viewSchema)

const choiceSchema = new Schema(
  {
    user: { type: 'ObjectId', required: true },
    workspace: { type: 'ObjectId', required: true },
    /** The saved view; null for none. */
    view: { type: 'ObjectId', default: null },
    shown: { type: String, enum: [...Object.values(WorkspaceView), null], default: null },
    /** The columns of the list; none for the default ones. */
    columns: { type: [String], default: [] },
    /** The widths of its columns in px; others fit their content. */
    widths: { type: [new Schema({ column: String, width: Number }, part)], default: [] },
    lanes: { type: String, enum: Object.values(BoardLanes), default: BoardLanes.none },
  },
  { strict: 'throw', collection: 'view_choices' },
)
choiceSchema.index({ user: 1, workspace: 1 }, { unique: true })
choiceSchema.index({ view: 1 })

export const ViewChoiceModel = model('ViewChoice', choiceSchema)
