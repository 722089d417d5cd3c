/** The filter for the audit log. */
import type { Document } from 'mongodb'
import type { operations } from 'openapi'
import { UNSEEN_OPS } from '#platform/events/event.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { addDays } from '#rules/calendar/days.ts'

export type AuditQuery = NonNullable<operations['listAuditEvents']['parameters']['query']>

/** The events of the viewer's account that match the query. */
export function auditFilter(viewer: Viewer, query: AuditQuery): Document {
  const { actor, entity, entity_id, op, from, to } = query
  const startOf = (day: string) => ({ $dateFromString: { dateString: day, timezone: viewer.time_zone } })
  const days = [
    ...(from ? [{ $gte: ['$at', startOf(from)] }] : []),
    ...(to ? [{ $lt: ['$at', startOf(addDays(to, 1))] }] : []),
  ]
  return {
    account: viewer.account,
    op: op ?? { $nin: UNSEEN_OPS },
    ...(actor && { actor: toId(actor) }),
    ...(entity && { entity: { $in: entity } }),
    ...(entity_id && { entity_id: toId(entity_id) }),
    ...(days.length > 0 && { $expr: { $and: days } }),
  }
}
