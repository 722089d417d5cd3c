/** The sort order of lists by a custom field. Records without a value come last in either direction. */
import { type CustomFieldEntity, CustomFieldKind } from 'openapi/codes'
import { memberNames } from '#entities/users/user.presenter.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { customFieldsOf, type KnownField, NO_FIELD } from './custom-fields.query.ts'

/** A field to sort by, or an expression if the stored value does not sort as people expect. */
export type CustomOrder = { sort: string; order?: unknown }

const LAST = { text: '\u{10FFFF}', number: Number.MAX_SAFE_INTEGER } as const

/**
 * The order by a custom field such as `-budget`; null if there is none to sort by.
 * @throws 400 if there is no such field, or if it is of a kind that has no order
 */
export async function customOrder(
  viewer: Viewer,
  entity: CustomFieldEntity,
  by: string | undefined,
): Promise<CustomOrder | null> {
  if (by === undefined) return null
  const isDown = by.startsWith('-')
  const key = by.replace(/^-/, '')
  const field = requireOrder(await customFieldsOf(viewer, entity), key)
  const sort = `${isDown ? '-' : ''}custom_fields.${key}`
  const value = `$custom_fields.${key}`
  switch (field.kind) {
    case CustomFieldKind.number:
    case CustomFieldKind.money:
      return { sort, order: { $ifNull: [value, isDown ? -LAST.number : LAST.number] } }
    case CustomFieldKind.yes_no:
      return {
        sort,
        order: { $cond: [{ $eq: [value, true] }, 1, { $cond: [{ $eq: [value, false] }, 2, isDown ? 0 : 3] }] },
      }
    case CustomFieldKind.choice:
    case CustomFieldKind.person:
      return { sort, order: placeIn(await inOrder(viewer, field), value, isDown) }
    default:
      return { sort, order: { $toLower: { $ifNull: [value, isDown ? '' : LAST.text] } } }
  }
}

/** @throws 400 if there is no field with this key, or if it is of a kind that has no order */
export function requireOrder(fields: ReadonlyMap<string, KnownField>, key: string): KnownField {
  const field = fields.get(key)
  if (!field) throw invalid('custom_sort', NO_FIELD)
  if (field.kind === CustomFieldKind.choices) throw invalid('custom_sort', 'can’t be a multiple choice')
  return field
}

/** The values of a field in the order in which people list them. */
async function inOrder(viewer: Viewer, { kind, options }: KnownField): Promise<string[]> {
  if (kind === CustomFieldKind.choice) return options.map(({ key }) => key)
  const names = [...(await memberNames(viewer))]
  return names.toSorted(([, a], [, b]) => a.localeCompare(b, 'en')).map(([id]) => id)
}

const placeIn = (list: readonly string[], value: string, isDown: boolean): object => {
  const place = { $indexOfArray: [list, value] }
  return isDown ? place : { $cond: [{ $lt: [place, 0] }, LAST.number, place] }
}
