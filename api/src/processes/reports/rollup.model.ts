/**
 * Rollups: the totals of a team's deals by month and status, with a map for every other kind of line. Reports read
 * whole months from these; docs/decisions/ explains the structure.
 */
import { Schema, type Types } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'
import type { Metrics } from './metrics.ts'

/** The kinds of lines with a map in a rollup. The others follow from its month and status. */
export const MAPPED_KINDS = ['representation', 'source', 'deal_type', 'commission_split', 'agent'] as const
type MappedKind = (typeof MAPPED_KINDS)[number]

/** Metrics by the key of their line. A missing metric is 0. */
type MetricsByKey = Record<string, Partial<Metrics>>

export type StoredRollup = {
  _id: string
  team: Types.ObjectId
  /** YYYY-MM of the deals' day (see reportDay()); null for deals without one. */
  month: string | null
  status: number
  total: Partial<Metrics>
} & Partial<Record<MappedKind, MetricsByKey>>

const rollupSchema = new Schema<StoredRollup>(
  {
    _id: String,
    team: { type: Schema.Types.ObjectId, required: true },
    month: { type: String, default: null },
    status: { type: Number, required: true },
    total: Schema.Types.Mixed,
    ...Object.fromEntries(MAPPED_KINDS.map((kind) => [kind, Schema.Types.Mixed])),
  },
  { versionKey: false, collection: 'rollups' },
)
rollupSchema.index({ team: 1, month: 1, status: 1 })

export const RollupModel = recordModel<StoredRollup>('Rollup', rollupSchema)

/** Whether rollups have a map of this kind. */
export const isMapped = (kind: string): kind is MappedKind => (MAPPED_KINDS as readonly string[]).includes(kind)
