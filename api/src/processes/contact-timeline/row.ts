/** A row of a timeline before the names in it are known. */
import type { Types } from 'mongoose'
import type { TimelineEntry } from 'openapi'
import type { Position } from './position.ts'

/** The names that a viewer may know, by id. */
export type Names = {
  person: (id: Types.ObjectId | null | undefined) => { id: string; name: string } | null
  deal: (id: Types.ObjectId | null | undefined) => { id: string; name: string } | null
}

export type Row = Position & {
  /** Whose names it needs. */
  people: readonly (Types.ObjectId | null | undefined)[]
  deal?: Types.ObjectId | null | undefined
  entry: (names: Names) => TimelineEntry
}
