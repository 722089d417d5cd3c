import type { AuditEntity, operations } from 'openapi'
import { auditEntityLabels } from 'openapi/codes'

type AuditQuery = NonNullable<operations['listAuditEvents']['parameters']['query']>

/** The filters of the audit, kept in the URL of the page. */
export interface AuditFilters {
  actor: string | null
  entity: AuditEntity | null
  op: string | null
  /** Calendar days, both included. */
  from: string | null
  to: string | null
  /** A single record, set by a click on its name. */
  entity_id: string | null
}

const NAMES = ['actor', 'entity', 'op', 'from', 'to', 'entity_id'] as const

/** Reads the filters from the URL. */
export function readFilters(params: URLSearchParams): AuditFilters {
  const entity = params.get('entity')
  return {
    actor: params.get('actor'),
    entity: isEntity(entity) ? entity : null,
    op: params.get('op'),
    from: params.get('from'),
    to: params.get('to'),
    entity_id: params.get('entity_id'),
  }
}

/** The URL of the audit with these filters. */
export function writeFilters(filters: AuditFilters): URLSearchParams {
  const params = new URLSearchParams({ view: 'audit' })
  for (const name of NAMES) {
    const value = filters[name]
    if (value) params.set(name, value)
  }
  return params
}

/** Whether the last day is before the first. */
export const isReversed = ({ from, to }: AuditFilters): boolean => Boolean(from && to && to < from)

/** The filters as query parameters of the API, without a last day before the first: its field says what is wrong. */
export function queryOf(asked: AuditFilters): AuditQuery {
  const { entity, ...filters } = isReversed(asked) ? { ...asked, to: null } : asked
  const given = Object.entries(filters).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(given), ...(entity && { entity: [entity] }) }
}

/** Whether any filter is set. */
export const isFiltered = (filters: AuditFilters): boolean => NAMES.some((name) => filters[name] !== null)

function isEntity(value: string | null): value is AuditEntity {
  return value !== null && Object.hasOwn(auditEntityLabels, value)
}
