/** What histories call custom fields and their values. */
import type { ClientSession } from 'mongoose'
import type { CustomFieldEntity } from 'openapi/codes'
import type { Field, FieldKind } from 'openapi/field'
import type { Viewer } from '#platform/http/viewer.ts'
import { customFieldsOf } from './custom-fields.query.ts'

const KINDS: { readonly [kind: string]: FieldKind } = { money: 'money', date: 'day', choice: 'choice' }

/** The fields of one kind of record as fields of the contract, by the path of their values. */
export async function customNames(
  viewer: Viewer,
  entity: CustomFieldEntity,
  session?: ClientSession,
): Promise<Map<string, Pick<Field, 'label' | 'kind' | 'choices'>>> {
  const fields = await customFieldsOf(viewer, entity, session)
  return new Map(
    [...fields.values()].map(({ key, name, kind, options }) => {
      const choices = Object.fromEntries(options.map((option) => [option.key, option.name]))
      return [`custom_fields.${key}`, { label: name, kind: KINDS[kind] ?? 'text', choices }]
    }),
  )
}
