/**
 * What a presenter shows of a record that lacks a field: the default of its model. Records have all fields once the API
 * has started (processes/migrations/), but processes of the version before still store some without, until they end.
 */
import type { Schema } from 'mongoose'
import { schemaFields } from '#platform/contract/contract.ts'
import type { JsonDefaults } from '#platform/json/wire.ts'
import { type FieldDefaults, fieldDefaults } from '#platform/records/field-defaults.ts'

/** The defaults of the fields of the contract's schema `name` that `model` stores. */
export const storedDefaults = (model: { readonly schema: Schema }, name: string): JsonDefaults =>
  jsonOf(fieldDefaults(model.schema), name, [])

function jsonOf(defaults: FieldDefaults, name: string, path: readonly string[]): JsonDefaults {
  const shown = schemaFields(name, ...path).flatMap((field) => {
    const { value, within } = defaults.get(field) ?? {}
    const inner = within && jsonOf(within, name, [...path, field])
    const json = inner && isObject(value) ? objectOf(inner) : JSON.stringify(value)
    return json === undefined && !inner?.size ? [] : [[field, { json, within: inner }] as const]
  })
  return new Map(shown)
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

function objectOf(within: JsonDefaults): string {
  const fields = [...within].filter(([, { json }]) => json !== undefined)
  return `{${fields.map(([name, { json }]) => `${JSON.stringify(name)}:${json}`).join()}}`
}
