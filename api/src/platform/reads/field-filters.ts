/** Filters that follow from what the fields of a record hold. */
import type { Document } from 'mongodb'
import type { Field } from 'openapi/fields'
import { literally } from '#platform/records/patterns.ts'
import { toId } from './find.ts'
import type { PageQuery } from './pagination.ts'

/** What every list takes besides its filters. */
type PageParameter = 'sort' | keyof PageQuery

type IdKind = 'milestone' | 'person' | 'phase' | 'workspace'
type FilterKind = IdKind | 'choice' | 'day' | 'labels' | 'money' | 'text' | 'yes_no'

type ByKind<Params, Fields> = {
  [name in keyof Params]: Fields[Params[name] & keyof Fields] extends { kind: FilterKind } ? name : never
}[keyof Params]

/** What is filtered neither by the kind of a field nor by the caller, who would have taken it out. */
type Forgotten<Asked, Params, Fields> = Exclude<keyof Asked, ByKind<Params, Fields> | PageParameter>

/**
 * What a query asks of the fields of a record: any of some codes, labels or texts, an id, a range of days or amounts. Takes the
 * parameters that are left when the caller has taken out those that mean something else.
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

/** The field lies in a range such as `a..b`, of which an end may be open. `none` stands for no value, beyond every other. */
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
