/** What the team wants to know of its contacts beside the fields that everyone has. */
import type { Types } from 'mongoose'
import { CustomFieldKind } from 'openapi/codes'
import { CustomFieldModel } from '#api/entities/custom-fields/custom-field.model.ts'
import type { CustomValues } from '#api/entities/custom-fields/custom-values.model.ts'
import { addDays } from '#api/rules/calendar/days.ts'

const WANTS = ['Garage', 'Home office', 'Waterfront', 'Good schools']

const FIELDS = [
  { kind: CustomFieldKind.choices, name: 'Wants', key: 'wants', options: WANTS },
  { kind: CustomFieldKind.date, name: 'Lease ends', key: 'lease_ends', options: [] },
  { kind: CustomFieldKind.yes_no, name: 'Has pets', key: 'has_pets', options: [] },
]

const keyOf = (name: string) => name.toLowerCase().replaceAll(' ', '_')

/** The custom fields of an account's contacts. */
export async function insertCustomFields(account: Types.ObjectId): Promise<void> {
  const fields = FIELDS.map(({ options, ...field }, order) => ({
    ...field,
    account,
    entity: 'contact' as const,
    order,
    options: options.map((name) => ({ key: keyOf(name), name })),
  }))
  for (const field of fields) await CustomFieldModel.create(field)
}

/** The values of contact number `n`. One in three has some. */
export function customValuesOf(n: number, today: string): CustomValues {
  if (n % 3 !== 0) return {}
  const wants = WANTS.filter((_, at) => (n + at * 7) % 4 === 0).map(keyOf)
  return {
    ...(wants.length > 0 && { wants }),
    ...(n % 2 === 0 && { lease_ends: addDays(today, 20 + ((n * 13) % 240)) }),
    ...(n % 4 !== 1 && { has_pets: n % 8 < 4 }),
  }
}
