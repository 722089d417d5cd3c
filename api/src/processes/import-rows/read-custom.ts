/** Parses cells of the account's own fields, by their kind. */
import type { ClientSession } from 'mongoose'
import { type CustomFieldEntity, CustomFieldKind } from 'openapi/codes'
import type { ImportMapping } from 'openapi'
import { customFieldsOf, type KnownField } from '#entities/custom-fields/custom-fields.query.ts'
import { customValueFault } from '#entities/custom-fields/custom-value.policy.ts'
import type { CustomValue, CustomValues } from '#entities/custom-fields/custom-values.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { type Cell, readCents, readDay, readNumber, readYesNo } from './read-cell.ts'
import { type MembersByName, membersByName, nameKey } from './members-by-name.query.ts'
import type { FieldProblem } from './row-problems.ts'
import { textsOf } from './read-mapped.ts'

/** How the account's own fields are called in a mapping. */
const PREFIX = 'custom_fields.'

/** The account's own fields that are in use, and the people that they can name. */
export type CustomReading = { fields: ReadonlyMap<string, KnownField>; people: MembersByName }

/** No fields of one's own. */
export const NO_CUSTOM: CustomReading = { fields: new Map(), people: new Map() }

/** Reads which fields there are, by their names in a mapping. */
export async function customReading(
  viewer: Pick<Viewer, 'account'>,
  entity: CustomFieldEntity,
  session?: ClientSession,
): Promise<CustomReading> {
  const all = [...(await customFieldsOf(viewer, entity, session)).values()].filter(({ retired }) => !retired)
  const namesPeople = all.some(({ kind }) => kind === CustomFieldKind.person)
  return {
    fields: new Map(all.map((field) => [PREFIX + field.key, field])),
    people: namesPeople ? await membersByName(viewer, session) : new Map(),
  }
}

/** The values of custom fields that a row has. Adds to `problems` what is wrong with them. */
export function readCustom(
  row: readonly string[],
  { mapping, custom }: { mapping: ImportMapping; custom: CustomReading },
  problems: FieldProblem[],
): CustomValues {
  const values: CustomValues = {}
  for (const [name, field] of custom.fields) {
    const texts = textsOf(row, mapping, name)
    const [first] = texts
    if (first === undefined) continue
    const text = field.kind === CustomFieldKind.choices ? texts.join(';') : first
    const cell = readValue(text, field, custom.people)
    const fault = 'value' in cell ? customValueFault(cell.value, field, undefined) : cell.reason
    if (fault !== null) problems.push({ field: name, value: text, reason: fault })
    else if ('value' in cell) values[field.key] = cell.value
  }
  return values
}

function readValue(text: string, field: KnownField, people: MembersByName): Cell<CustomValue> {
  switch (field.kind) {
    case CustomFieldKind.number:
      return readNumber(text)
    case CustomFieldKind.money:
      return readCents(text)
    case CustomFieldKind.date:
      return readDay(text)
    case CustomFieldKind.yes_no:
      return readYesNo(text)
    case CustomFieldKind.choice:
      return optionOf(text, field)
    case CustomFieldKind.choices:
      return optionsOf(text, field)
    case CustomFieldKind.person: {
      const user = people.get(nameKey(text))
      return user ? { value: String(user) } : { reason: 'isn’t a member of your account' }
    }
    default:
      return { value: text }
  }
}

function optionOf(text: string, { options }: KnownField): Cell<string> {
  const open = options.filter(({ retired }) => !retired)
  const wanted = nameKey(text)
  const found = open.find(({ key, name }) => key === wanted || nameKey(name) === wanted)
  return found ? { value: found.key } : { reason: `must be one of ${open.map(({ name }) => name).join(', ')}` }
}

function optionsOf(text: string, field: KnownField): Cell<string[]> {
  const found = text
    .split(/[;,|\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => optionOf(one, field))
  const fault = found.find((one): one is { reason: string } => 'reason' in one)
  return fault ?? { value: [...new Set(found.flatMap((one) => ('value' in one ? [one.value] : [])))] }
}
