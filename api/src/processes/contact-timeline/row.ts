/** A row of a timeline before the names in it are known, and what a source is asked for rows. */
import type { Types } from 'mongoose'
import type { TimelineEntry } from 'openapi'
import type { TimelineKind } from 'openapi/codes'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'
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

export type SeenDeal = Pick<StoredDeal, '_id' | 'name' | 'parties' | 'created_at' | 'created_by'>

export type Asked = {
  viewer: Viewer
  contact: Types.ObjectId
  /** The deals that the contact is on and the viewer sees. */
  deals: Promise<readonly SeenDeal[]>
  kinds: ReadonlySet<TimelineKind> | null
  behind: Position | null
  most: number
}
