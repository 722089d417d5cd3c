/**
 * An import: a file of deals, its rows as uploaded, and its progress. Rows become deals part by part. Each part's
 * transaction also records the progress, so a process that resumes knows what is left.
 */
import { type HydratedDocument, type InferSchemaType, model, Schema, type Types } from 'mongoose'
import type { ImportMapping, KeptDeal, RowProblem } from 'openapi'
import { ImportState, Representation } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const importSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    team: { type: 'ObjectId', required: true },
    workspace: { type: 'ObjectId', required: true },
    file_name: { type: String, required: true },
    columns: { type: [String], required: true },
    samples: { type: Schema.Types.Mixed, default: () => [] as string[][], secret: true },
    mapping: { type: Schema.Types.Mixed, default: () => ({}) as ImportMapping },
    representation: { type: Number, enum: [...Object.values(Representation), null], default: null },
    state: { type: String, enum: Object.values(ImportState), default: ImportState.draft },
    rows: { type: Number, default: 0 },
    good: { type: Number, default: 0 },
    bad: { type: Number, default: 0 },
    problems: { type: Schema.Types.Mixed, default: () => [] as RowProblem[], secret: true },
    done: { type: Number, default: 0 },
    imported: { type: Number, default: 0 },
    removed: { type: Number, default: 0 },
    kept: { type: Schema.Types.Mixed, default: () => [] as KeptDeal[] },
    reason: { type: String, default: '' },
    finished_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'imports' },
)
importSchema.index({ account: 1, created_by: 1, created_at: -1, _id: -1 })
importSchema.index({ state: 1 })
importSchema.plugin(recorded)

export type StoredImport = InferSchemaType<typeof importSchema> & Recorded
export type ImportDocument = HydratedDocument<StoredImport>
export const ImportModel = recordModel<StoredImport>('Import', importSchema)

/** The number of rows per document, and per upload request. */
export const CHUNK = 500
/** Larger files must be split. */
export const MOST_ROWS = 10_000

const KEPT_DAYS = 30

/** A part of an import's rows, and the deals created from them. */
const importRowsSchema = new Schema(
  {
    _id: String,
    import: { type: 'ObjectId', required: true },
    index: { type: Number, required: true },
    rows: { type: Schema.Types.Mixed, required: true },
    /** The rows' line numbers in a spreadsheet; null if the file has no blank lines. */
    lines: { type: [Number], default: null },
    deals: { type: ['ObjectId'], default: [] },
    /** When the deals were created; null until then. */
    made_at: { type: Date, default: null },
    created_at: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'import_rows' },
)
importRowsSchema.index({ import: 1, index: 1 })
importRowsSchema.index({ created_at: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 60 * 60 })

export type ImportChunk = {
  _id: string
  import: Types.ObjectId
  index: number
  rows: string[][]
  lines?: number[] | null
  deals: Types.ObjectId[]
  made_at: Date | null
}
export const ImportRowsModel = model('ImportRows', importRowsSchema)

/** The last heartbeat of the process that works on an import. */
const importWorkerSchema = new Schema(
  { _id: { type: Schema.Types.ObjectId, required: true }, alive_at: { type: Date, required: true } },
  { versionKey: false, strict: 'throw', collection: 'import_workers' },
)
importWorkerSchema.index({ alive_at: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 60 * 60 })
export const ImportWorkerModel = model('ImportWorker', importWorkerSchema)
