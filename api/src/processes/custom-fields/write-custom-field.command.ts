/** Changes the definition of a custom field. No value of a record is lost by it. */
import { trusted } from 'mongoose'
import type { CustomFieldOptionInput } from 'openapi'
import { CustomFieldKind } from 'openapi/codes'
import {
  type CustomFieldDocument,
  CustomFieldModel,
  findFieldNamed,
} from '#entities/custom-fields/custom-field.model.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, invalid } from '#platform/http/errors.ts'
import { withAt } from '#platform/records/place.ts'
import { keyOf } from './field-keys.ts'
import { isInUse } from './values-in-use.query.ts'

/** How many fields contacts or deals may have, not counting retired ones. */
export const MOST_FIELDS = 50

/** @throws 409 if the account has another field of these records with this name */
export async function requireFreeName({ session }: Change, field: CustomFieldDocument): Promise<void> {
  const namesake = await findFieldNamed(field, session)
  if (namesake && !namesake._id.equals(field._id))
    throw conflict('A field with this name already exists', 'It may be retired. Bring it back, or choose another name.')
}

/** @throws 409 if there are as many fields in use as there may be */
export async function requireRoom({ session }: Change, field: CustomFieldDocument): Promise<void> {
  const { account, entity, _id } = field
  const others = { account, entity, retired: false, _id: trusted({ $ne: _id }) }
  const count = await CustomFieldModel.countDocuments(others, { session })
  if (count >= MOST_FIELDS)
    throw conflict(`There are ${MOST_FIELDS} fields already`, 'Retire one that you no longer need.')
}

/** Moves the field to a position among those of the same records, the last one by default. Does not save the field. */
export async function placeField(
  { session }: Change,
  field: CustomFieldDocument,
  place = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  const { account, entity, _id } = field
  const beside = { account, entity, _id: trusted({ $ne: _id }) }
  const others = await CustomFieldModel.find(beside, null, { session, sort: { order: 1, _id: 1 } })
  for (const [order, one] of withAt(others, field, place).entries()) one.order = order
  await CustomFieldModel.bulkSave(
    others.filter((other) => other.isModified()),
    { session },
  )
}

/**
 * Sets the options of a choice. An option that is left out is removed, or retired if a record has it.
 * @throws 400 if the field is no choice, or if no option or two of the same name are left
 */
export async function setOptions(
  change: Change,
  field: CustomFieldDocument,
  given: readonly CustomFieldOptionInput[] | undefined,
): Promise<void> {
  const isChoice = field.kind === CustomFieldKind.choice || field.kind === CustomFieldKind.choices
  if (!isChoice && given?.length) throw invalid('options', 'are only for a choice or a multiple choice')
  if (!isChoice || (given === undefined && !field.isNew)) return
  const before = field.toObject().options
  const taken = new Set([...before, ...(given ?? [])].flatMap(({ key }) => key ?? []))
  const options = (given ?? []).map(({ key, name, retired = false }) => {
    const own = key ?? keyOf(name, taken, 'option')
    taken.add(own)
    return { key: own, name: name.trim(), retired }
  })
  requireDistinct(options)
  for (const { key, name } of before.filter((one) => options.every((option) => option.key !== one.key)))
    if (await isInUse(change, field, key)) options.push({ key, name, retired: true })
  field.set('options', options)
}

function requireDistinct(options: readonly { key: string; name: string; retired: boolean }[]): void {
  if (options.every(({ retired }) => retired)) throw invalid('options', 'must have at least one that can be chosen')
  const seen = { key: new Set<string>(), name: new Set<string>() }
  for (const [at, { key, name }] of options.entries()) {
    const lower = name.toLowerCase()
    if (seen.name.has(lower)) throw invalid(`options.${at}.name`, 'is the name of another option')
    if (seen.key.has(key)) throw invalid(`options.${at}.key`, 'is the key of another option')
    seen.name.add(lower)
    seen.key.add(key)
  }
}
