/** What differs between imports of deals and of contacts. All else is in `processes/imports`. */
import type { ClientSession } from 'mongoose'
import type { ImportMapping, ImportPlan, KeptRecord, RowProblem } from 'openapi'
import type { Change } from '#platform/events/change.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { ImportChunk, ImportDocument } from './import.model.ts'

/** A row of the file, why it can't be imported, and why cells are left out if it can. */
export type ReadRow = { row: readonly string[]; problems: RowProblem[]; warnings: RowProblem[] }

/** What a check of all rows found, as the import keeps it. */
export type Checked = {
  good: number
  bad: number
  problems: RowProblem[]
  plan: ImportPlan
  duplicates?: number
  warned?: number
  warnings?: RowProblem[]
  missing_labels?: string[]
}

/** What became of a part: what its document keeps, and how many rows were created, filled in and skipped. */
export type PartDone = {
  kept: Pick<ImportChunk, 'made' | 'contacts' | 'filled' | 'inquiries'>
  updated: number
  skipped: number
}

/** A part that is being made records of. */
export type MakePart = (part: ImportChunk) => Promise<PartDone>

export type ImportKind = {
  /** The fields that columns can be mapped to, with the names of the account's own. */
  fields: (viewer: Pick<Viewer, 'account'>, session?: ClientSession) => Promise<ReadonlySet<string>>
  /** The mapping that the headings suggest. */
  guess: (viewer: Viewer, columns: readonly string[], session?: ClientSession) => Promise<ImportMapping>
  /** Each row with its problems, without looking for duplicates. */
  read: (viewer: Viewer, one: ImportDocument) => AsyncGenerator<ReadRow>
  /** Checks all rows. Creates nothing. */
  check: (viewer: Viewer, one: ImportDocument, session: ClientSession) => Promise<Checked>
  /** Prepares to create records for the viewer, who started the import. */
  begin: (change: Change, one: ImportDocument, viewer: Viewer) => Promise<MakePart>
  /** After all parts were made. */
  afterDone: (change: Change, one: ImportDocument) => Promise<void>
  /** Takes back what a part created and filled in, except what someone has changed since. */
  takeBack: (change: Change, one: ImportDocument, part: ImportChunk) => Promise<{ removed: number; kept: KeptRecord[] }>
  /** After all parts were taken back. */
  afterUndo: (change: Change, one: ImportDocument) => Promise<void>
}

/** The most problems that an import keeps. */
export const TOLD_PROBLEMS = 100
