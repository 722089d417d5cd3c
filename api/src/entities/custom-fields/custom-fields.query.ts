/** Reads the fields that an account added to its contacts or deals. */
import type { ClientSession } from 'mongoose'
import type { CustomFieldEntity } from 'openapi/codes'
import type { Viewer } from '#platform/http/viewer.ts'
import { CustomFieldModel, type StoredCustomField } from './custom-field.model.ts'

/** What is known of a field. */
export type KnownField = Pick<StoredCustomField, 'key' | 'kind' | 'name' | 'retired'> & {
  options: { key: string; name: string; retired: boolean }[]
}

/** The fields of one kind of record by key, in order, retired ones included. */
export async function customFieldsOf(
  { account }: Pick<Viewer, 'account'>,
  entity: CustomFieldEntity,
  session?: ClientSession,
): Promise<ReadonlyMap<string, KnownField>> {
  const found = await CustomFieldModel.collection
    .find<KnownField>(
      { account, entity },
      {
        projection: { key: 1, kind: 1, name: 1, retired: 1, options: 1 },
        sort: { order: 1, _id: 1 },
        ...(session && { session }),
      },
    )
    .toArray()
  return new Map(found.map((field) => [field.key, field]))
}

/** What is said of a key that no field has. */
export const NO_FIELD = 'isn’t one of your custom fields'
