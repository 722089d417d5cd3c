/** The fields by which deals can be grouped: the key of a deal's group, and a filter for the deals of a group. */
import type { Document } from 'mongodb'
import { DealGroupField } from 'openapi/codes'
import { invalid } from '#platform/http/errors.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { LEAD } from './lead.ts'
import { openStatuses } from './lifecycle.ts'

/** The query value for the group of deals without a key. */
const NONE = 'none'

const CLOSES = { $ifNull: ['$dates.actual_close', '$dates.closing'] }
const MONTH = { $substrBytes: [CLOSES, 0, 7] }

/** The key of a deal's group, as a MongoDB expression. */
export const groupKeys: { readonly [field in DealGroupField]: unknown } = {
  [DealGroupField.phase]: '$phase',
  [DealGroupField.status]: '$status',
  [DealGroupField.agent]: LEAD,
  [DealGroupField.closing_month]: { $cond: [{ $lte: [CLOSES, null] }, null, MONTH] },
  [DealGroupField.representation]: '$representation',
  // Closed and lost deals have no risk.
  [DealGroupField.risk]: { $cond: [{ $in: ['$status', openStatuses] }, '$risk.level', null] },
}

/** Only the deals of one group; all deals if none is given. */
export function groupFilter(field: DealGroupField | undefined, key: string | undefined): Document {
  if (key === undefined) return {}
  if (field === undefined) throw invalid('group', 'is required when group_key is set')
  switch (field) {
    case DealGroupField.status:
    case DealGroupField.representation:
      return { [field]: Number(key) }
    case DealGroupField.phase:
      return { phase: isId(key) ? toId(key) : null }
    case DealGroupField.risk:
      return key === NONE ? { status: { $nin: openStatuses } } : { 'risk.level': key, status: { $in: openStatuses } }
    case DealGroupField.agent:
      return { $expr: { $eq: [{ $ifNull: [LEAD, null] }, isId(key) ? toId(key) : null] } }
    case DealGroupField.closing_month:
      return { $expr: { $eq: [groupKeys[field], { $literal: key === NONE ? null : key }] } }
  }
}
