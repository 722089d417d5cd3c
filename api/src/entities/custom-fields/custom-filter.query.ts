/** Filters of lists by the values of custom fields. */
import type { Document } from 'mongodb'
import type { CustomFilters, FieldError } from 'openapi'
import { type CustomFieldEntity, CustomFieldKind } from 'openapi/codes'
import { badRequest } from '#platform/http/errors.ts'
import { REVERSED } from '#platform/contract/field-errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { literally } from '#platform/records/patterns.ts'
import { customFieldsOf, type KnownField, NO_FIELD } from './custom-fields.query.ts'
import { isDay } from './custom-value.policy.ts'
import { foundText } from './custom-values.model.ts'

type Asked = { custom_fields?: CustomFilters; custom_sort?: string }

/** A list's query, with the filter by custom fields in place of what was asked for. */
export type WithCustomFilter<Query extends Asked> = Omit<Query, 'custom_fields' | 'custom_sort'> & { custom?: Document }

/**
 * Reads `custom_fields` of a list's query as a filter.
 * @throws 400 naming each field with a value that does not fit it
 */
export async function withCustomFilter<Query extends Asked>(
  viewer: Viewer,
  entity: CustomFieldEntity,
  { custom_fields: asked, custom_sort: _order, ...query }: Query,
): Promise<WithCustomFilter<Query>> {
  if (Object.keys(asked ?? {}).length === 0) return query
  const { conditions, errors } = customConditions(await customFieldsOf(viewer, entity), asked)
  if (errors.length > 0) throw badRequest(errors)
  return { ...query, custom: allOf(conditions) }
}

/** The conditions that are asked for, and what doesn't fit its field or has none. */
export function customConditions(
  fields: ReadonlyMap<string, KnownField>,
  asked: CustomFilters = {},
): { conditions: Document[]; errors: FieldError[] } {
  const errors: FieldError[] = []
  const conditions = Object.entries(asked).flatMap(([key, text]): Document[] => {
    const field = fields.get(key)
    const v = field ? CONDITIONS[field.kind](text.trim(), field) : NO_FIELD
    if (typeof v !== 'string') return [{ custom_index: { $elemMatch: { k: key, v } } }]
    errors.push({ field: `custom_fields.${key}`, reason: v })
    return []
  })
  return { conditions, errors }
}

/** One filter for these conditions. */
export const allOf = (conditions: readonly Document[]): Document =>
  conditions.length === 1 ? (conditions[0] ?? {}) : { $and: conditions }

/** A condition on the value, or what is wrong with what was asked for. */
type Condition = (text: string, field: KnownField) => Document | string

const RANGE = 'with .. between them (one can be left out)'

const anyOf = (text: string): Document => ({ $in: text.split(',').map((one) => foundText(one.trim())) })

/** The beginning of a text. Case does not matter, since texts are found in lower case. */
const beginning = (text: string): Document => ({ $regex: `^${literally(foundText(text))}` })

const CONDITIONS: { readonly [kind in CustomFieldKind]: Condition } = {
  text: beginning,
  link: beginning,
  number: (text) => range(text, numberIn) ?? `must be a number, or two ${RANGE}`,
  money: (text) => range(text, centsIn) ?? `must be an amount in cents, or two ${RANGE}`,
  date: (text) => range(text, (end) => (isDay(end) ? end : null)) ?? `must be a date, or two ${RANGE}`,
  choice: options,
  choices: options,
  person: anyOf,
  yes_no: (text) => (text === 'true' || text === 'false' ? { $eq: text === 'true' } : 'must be true or false'),
}

const numberIn = (text: string): number | null => (/^-?\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : null)
const centsIn = (text: string): number | null => (/^-?\d{1,15}$/.test(text) ? Number(text) : null)

/** Of one value, or of a range with an open end at most; null if it is neither, and what is wrong with a reversed one. */
function range(text: string, read: (end: string) => number | string | null): Document | string | null {
  const [from = '', to, ...more] = text.split('..')
  const [least, most] = [from, to ?? from].map((end) => (end === '' ? undefined : read(end)))
  if (more.length > 0 || least === null || most === null) return null
  if (least === undefined && most === undefined) return null
  if (least !== undefined && most !== undefined && least > most) return REVERSED
  return { ...(least !== undefined && { $gte: least }), ...(most !== undefined && { $lte: most }) }
}

function options(text: string, { options: known }: KnownField): Document | string {
  const stranger = text.split(',').find((one) => !known.some(({ key }) => key === one.trim()))
  return stranger === undefined ? anyOf(text) : `must be among ${known.map(({ key }) => key).join(', ')}`
}
