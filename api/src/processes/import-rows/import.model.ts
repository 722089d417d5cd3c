/**
 * An import: a file of deals or contacts, its rows as uploaded, and its progress. Rows become records part by part. Each
 * part's transaction also records the progress, so a process that resumes knows what is left.
 */
import { type HydratedDocument, type InferSchemaType, model, Schema, type Types } from 'mongoose'
import type { ImportMapping, ImportPlan, KeptRecord, RowProblem } from 'openapi'
import {
  ContactStatus,
  DuplicateChoice,
  type DuplicateReason,
  ImportEntity,
  type ImportRowState,
  ImportState,
  Representation,
} from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const importSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    entity: { type: String, enum: Object.values(ImportEntity), default: ImportEntity.deal },
    /** Where deals go to; null for contacts. */
    team: { type: 'ObjectId', default: null },
    workspace: { type: 'ObjectId', default: null },
    file_name: { type: String, required: true },
    columns: { type: [String], required: true },
    samples: { type: Schema.Types.Mixed, default: () => [] as string[][], secret: true },
    mapping: { type: Schema.Types.Mixed, default: () => ({}) as ImportMapping },
    representation: { type: Number, enum: [...Object.values(Representation), null], default: null },
    /** The status of contacts whose row doesn't say. */
    status: { type: Number, enum: [...Object.values(ContactStatus), null], default: null },
    on_duplicate: { type: String, enum: Object.values(DuplicateChoice), default: DuplicateChoice.skip },
    make_labels: { type: Boolean, default: false },
    missing_labels: { type: [String], default: [] },
    /** The labels that it created. */
    made_labels: { type: ['ObjectId'], default: [] },
    /** Whose leads the rows are; null for contacts who asked nothing, and for deals. */
    lead_source: { type: 'ObjectId', default: null },
    state: { type: String, enum: Object.values(ImportState), default: ImportState.draft },
    rows: { type: Number, default: 0 },
    good: { type: Number, default: 0 },
    bad: { type: Number, default: 0 },
    duplicates: { type: Number, default: 0 },
    plan: { type: Schema.Types.Mixed, default: (): ImportPlan => ({ create: 0, update: 0, skip: 0 }) },
    problems: { type: Schema.Types.Mixed, default: () => [] as RowProblem[], secret: true },
    warned: { type: Number, default: 0 },
    warnings: { type: Schema.Types.Mixed, default: () => [] as RowProblem[], secret: true },
    done: { type: Number, default: 0 },
    imported: { type: Number, default: 0 },
    updated: { type: Number, default: 0 },
    skipped: { type: Number, default: 0 },
    removed: { type: Number, default: 0 },
    kept: { type: Schema.Types.Mixed, default: () => [] as KeptRecord[] },
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

/** A part of an import's rows, what was found about them, and what became of them. */
const importRowsSchema = new Schema(
  {
    _id: String,
    import: { type: 'ObjectId', required: true },
    index: { type: Number, required: true },
    rows: { type: Schema.Types.Mixed, required: true },
    /** The rows' line numbers in a spreadsheet; null if the file has no blank lines. */
    lines: { type: [Number], default: null },
    /** What the last check found about each row; only for contacts. */
    verdicts: { type: Schema.Types.Mixed, default: null },
    /** The choices for single duplicates, by row (from 0). */
    choices: { type: Schema.Types.Mixed, default: () => ({}) },
    /** The records that were created. */
    made: { type: ['ObjectId'], default: [] },
    /** The contact of each row, created or not; only for contacts. */
    contacts: { type: Schema.Types.Mixed, default: null },
    /** What was filled in. */
    filled: { type: Schema.Types.Mixed, default: () => [] },
    /** What its people asked, if they are leads. */
    inquiries: { type: ['ObjectId'], default: [] },
    /** When the part was done; null until then. */
    made_at: { type: Date, default: null },
    created_at: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'import_rows' },
)
importRowsSchema.index({ import: 1, index: 1 })
importRowsSchema.index({ created_at: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 60 * 60 })

/** Who a row is likely the same as: a contact, or the row at this position of the file (from 0). */
export type Match = {
  contact: Types.ObjectId | null
  at: number | null
  name: string
  score: number
  reasons: DuplicateReason[]
}

/** What a check found about a row. */
export type Verdict = { name: string; state: ImportRowState; match: Match | null; problems: RowProblem[] }

/** What was filled in of a contact: values by path, and what was added to its lists. */
export type Filled = {
  contact: Types.ObjectId
  set: Record<string, unknown>
  added: { emails: string[]; phones: string[]; labels: Types.ObjectId[] }
}

export type ImportChunk = {
  _id: string
  import: Types.ObjectId
  index: number
  rows: string[][]
  lines?: number[] | null
  verdicts?: Verdict[] | null
  choices?: Record<string, DuplicateChoice>
  made: Types.ObjectId[]
  contacts?: (Types.ObjectId | null)[] | null
  filled?: Filled[]
  inquiries?: Types.ObjectId[]
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
