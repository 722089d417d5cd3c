/** Changes the values of a record's custom fields, each checked by its field's kind. */
import type { ClientSession } from 'mongoose'
import type { CustomFieldValuesUpdate, FieldError } from 'openapi'
import { type CustomFieldEntity, CustomFieldKind } from 'openapi/codes'
import { requireMember } from '#entities/users/user.policy.ts'
import { same } from '#platform/events/diff.ts'
import { badRequest } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { customFieldsOf, type KnownField, NO_FIELD } from './custom-fields.query.ts'
import { customValueFault } from './custom-value.policy.ts'
import type { CustomValue, CustomValues } from './custom-values.model.ts'

/** A record with values, as mongoose has it. */
type Valued = { custom_fields?: unknown; set: (path: 'custom_fields', values: CustomValues) => unknown }

type Changing = {
  entity: CustomFieldEntity
  /** The values to change. Null clears one; what is left out stays. */
  given: CustomFieldValuesUpdate | undefined
  session: ClientSession
}

/**
 * Sets the given values of the record, and does not save it.
 * @throws 400 naming each field with a wrong value: `custom_fields.budget`
 */
export async function changeCustomValues(
  viewer: Viewer,
  record: Valued,
  { entity, given, session }: Changing,
): Promise<void> {
  if (!given || Object.keys(given).length === 0) return
  const fields = await customFieldsOf(viewer, entity, session)
  const values = new Map(Object.entries((record.custom_fields ?? {}) as CustomValues))
  const errors: FieldError[] = []
  for (const [key, value] of Object.entries(given)) {
    const reason = take(values, { key, value, field: fields.get(key) })
    if (reason) errors.push({ field: `custom_fields.${key}`, reason })
  }
  if (errors.length > 0) throw badRequest(errors)
  const before = (record.custom_fields ?? {}) as CustomValues
  for (const [key, value] of values) {
    const isGiven = fields.get(key)?.kind === CustomFieldKind.person && !same(value, before[key])
    if (isGiven) await requireMember(viewer, String(value), `custom_fields.${key}`, session)
  }
  record.set('custom_fields', Object.fromEntries(values))
}

type Given = { key: string; value: unknown; field: KnownField | undefined }

/** Takes a value over into `values`, or says why not. */
function take(values: Map<string, CustomValue>, { key, value, field }: Given): string | null {
  if (!field) return NO_FIELD
  if (same(value ?? null, values.get(key) ?? null)) return null
  if (field.retired) return 'is retired. Bring the field back first'
  if (isEmpty(value)) {
    values.delete(key)
    return null
  }
  const fault = customValueFault(value, field, values.get(key))
  if (fault === null) values.set(key, value as CustomValue)
  return fault
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
