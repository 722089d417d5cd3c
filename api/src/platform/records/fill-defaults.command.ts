/**
 * Gives stored records the defaults of fields that did not exist when they were stored. What is stored already stays as
 * it is, null as well.
 */
import type { Document } from 'mongodb'
import type { ClientSession, Collection, Schema } from 'mongoose'
import { type FieldDefault, type FieldDefaults, fieldDefaults } from './field-defaults.ts'

/** A model, as far as it is needed here. */
export type Fillable = { readonly collection: Collection; readonly schema: Schema }

/** Fills the records of `model` that `filter` finds, each in one step. Filling them again changes nothing. */
export async function fillDefaults(model: Fillable, filter: Document = {}, session?: ClientSession): Promise<void> {
  const fields = [...fieldDefaults(model.schema)].map(([name, field]) => [name, filled(`$${name}`, field)])
  await model.collection.updateMany(filter, [{ $set: Object.fromEntries(fields) }], session ? { session } : {})
}

/** A field as it is, with what its objects lack, or its default if it is missing. */
function filled(at: string, { value, within }: FieldDefault): Document | string {
  const present = within?.size ? filledWithin(at, within) : at
  if (value === undefined) return present
  return { $cond: [{ $eq: [{ $type: at }, 'missing'] }, { $literal: value }, present] }
}

function filledWithin(at: string, within: FieldDefaults): Document {
  const each = `each${at.length}`
  const inList = { $map: { input: at, as: each, in: merged(`$$${each}`, within) } }
  const inObject = { $cond: [{ $eq: [{ $type: at }, 'object'] }, merged(at, within), at] }
  return { $cond: [{ $isArray: [at] }, inList, inObject] }
}

const merged = (at: string, within: FieldDefaults): Document => ({
  $mergeObjects: [at, Object.fromEntries([...within].map(([name, field]) => [name, filled(`${at}.${name}`, field)]))],
})
