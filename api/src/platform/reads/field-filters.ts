/** Filters derived from the kinds of a record's fields. */
import type { Document } from 'mongodb'
import type { Field } from 'openapi/field'
import { literally } from '#platform/records/patterns.ts'
import { toId } from './find.ts'
import type { PageQuery } from './pagination.ts'

/** The parameters of every list besides filters. */
type PageParameter = 'sort' | keyof PageQuery

type IdKind = 'milestone' | 'person' | 'phase' | 'workspace'
type FilterKind = IdKind | 'choice' | 'day' | 'labels' | 'money' | 'text' | 'yes_no'

type ByKind<Params, Fields> = {
  [name in keyof Params]: Fields[Params[name] & keyof Fields] extends { kind: FilterKind } ? name : never
}[keyof Params]

/** Parameters that neither have a standard filter nor are handled by the caller. */
type Forgotten<Asked, Params, Fields> = Exclude<keyof Asked, ByKind<Params, Fields> | PageParameter>

/**
 * Filters by a record's fields: any of several codes, labels or texts, an id, a range of days or amounts. Takes the
 * query parameters that are left after the caller has removed those with another meaning.
 */
export function fieldFilters<
  Asked extends object,
  Params extends { readonly [name: string]: string },
  Fields extends { readonly [path: string]: Field },
>(
  asked: Asked & { readonly [name in Forgotten<Asked, Params, Fields>]: never },
  params: Params,
  fields: Fields,
): Document[] {
  return Object.entries(asked).flatMap(([name, value]: [string, unknown]) => {
    const path = params[name]
    const kind = fields[path ?? '']?.kind
    return path && kind && value !== undefined ? filterOf(path, kind, value) : []
  })
}

function filterOf(path: string, kind: Field['kind'], asked: unknown): Document[] {
  switch (kind) {
    case 'choice':
      return [{ [path]: { $in: [asked].flat() } }]
    case 'labels':
      return [{ [path]: { $in: (asked as string[]).map((id) => toId(id)) } }]
    case 'text':
      return [{ [path]: { $in: [asked].flat().map((text) => inAnyCase(String(text))) } }]
    case 'day':
      return between(path, String(asked))
    case 'money':
      return between(path, String(asked), { read: Number })
    case 'yes_no':
      return [{ [path]: asked }]
    default:
      return [{ [path]: toId(String(asked)) }]
  }
}

const inAnyCase = (text: string) => new RegExp(`^${literally(text.trim())}$`, 'i')

/**
 * Filters a field by a range such as `a..b`, which may be open at one end. `none` stands for no value, outside every
 * range.
 */
export function between(
  path: string,
  range: string,
  { read = (end) => end, none }: { read?: (end: string) => string | number; none?: string } = {},
): Document[] {
  const [from = '', to = ''] = range.split('..')
  if (!from && !to) return []
  const most = to ? { $lte: read(to) } : none !== undefined && { $lt: none }
  return [{ [path]: { ...(from && { $gte: read(from) }), ...most } }]
}
