/**
 * How a record stores the values of custom fields: once by key, as people read them, and once as a list of keys and values
 * with one index for all fields (docs/decisions/custom-fields.md).
 */
import { Schema } from 'mongoose'

/** A value as it is stored. */
export type CustomValue = string | number | boolean | string[]

/** The values of a record by the field's key. */
export type CustomValues = Record<string, CustomValue>

/** A value as it is found: `k` is the field's key. A list has one for each of its values. */
export type FoundValue = { k: string; v: string | number | boolean }

/** The paths to add to the schema of a record. */
export const customValuePaths = {
  custom_fields: { type: Schema.Types.Mixed, default: () => ({}) },
  custom_index: {
    type: [new Schema({ k: String, v: Schema.Types.Mixed }, { _id: false, strict: 'throw' })],
    default: [],
  },
}

/** Texts are found by their beginnings, no longer than this. */
export const FOUND_LENGTH = 120

/** A text as it is found, in any case. */
export const foundText = (text: string): string => text.toLowerCase().slice(0, FOUND_LENGTH)

/** The list by which a record is found. Call it whenever `custom_fields` has changed. */
export const customIndex = ({ custom_fields: values }: { custom_fields?: unknown }): FoundValue[] =>
  Object.entries((values ?? {}) as CustomValues).flatMap(([k, value]) =>
    [value].flat().map((v) => ({ k, v: typeof v === 'string' ? foundText(v) : v })),
  )
