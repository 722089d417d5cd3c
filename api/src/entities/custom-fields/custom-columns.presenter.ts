/** The values of custom fields as columns of CSV files. */
import { type CustomFieldEntity, CustomFieldKind } from 'openapi/codes'
import { memberNames } from '#entities/users/user.presenter.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { CsvColumn } from '#platform/reads/csv-file.ts'
import type { CsvCell } from '#platform/records/csv.ts'
import { customFieldsOf, type KnownField } from './custom-fields.query.ts'
import type { CustomValue, CustomValues } from './custom-values.model.ts'

type Valued = { custom_fields: CustomValues }

/** A column for each of the account's fields that is in use, or for those with these keys, in this order. */
export async function customColumns(
  viewer: Viewer,
  entity: CustomFieldEntity,
  keys?: readonly string[],
): Promise<CsvColumn<Valued>[]> {
  const fields = await customFieldsOf(viewer, entity)
  const shown = keys ? keys.flatMap((key) => fields.get(key) ?? []) : [...fields.values()].filter((one) => !one.retired)
  const people = shown.some(({ kind }) => kind === CustomFieldKind.person) ? await memberNames(viewer) : new Map()
  return shown.map((field) => ({
    head: field.name,
    cell: ({ custom_fields: values }) => cellOf(values[field.key], field, people),
  }))
}

function cellOf(
  value: CustomValue | undefined,
  { kind, options }: KnownField,
  people: ReadonlyMap<string, string>,
): CsvCell {
  if (value === undefined) return ''
  switch (kind) {
    case CustomFieldKind.money:
      return Number(value) / 100
    case CustomFieldKind.number:
      return Number(value)
    case CustomFieldKind.yes_no:
      return value === true ? 'yes' : 'no'
    case CustomFieldKind.person:
      return people.get(String(value)) ?? ''
    case CustomFieldKind.choice:
    case CustomFieldKind.choices:
      return [value]
        .flat()
        .map((key) => options.find((one) => one.key === key)?.name ?? key)
        .join('; ')
    default:
      return String(value)
  }
}
