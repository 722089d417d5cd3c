/** The schemas of the contract as data, and how they are read through references. */
import type { Annotation, FieldListing, RecordUse } from './annotations.ts'

/** The part of an OpenAPI document that codes and fields are read from. */
export type OpenApiDocument = {
  paths: { [path: string]: { get?: { operationId: string; parameters?: { name?: string; $ref?: string }[] } } }
  components: { schemas: { [name: string]: Schema }; parameters: { [name: string]: { name: string } } }
}

export type Schema = {
  $ref?: string
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: { [name: string]: Schema }
  items?: Schema
  type?: string | string[]
  enum?: (string | number)[]
  additionalProperties?: Schema | false
  minLength?: number
  maxLength?: number
  title?: string
  'x-enum-varnames'?: string[]
  'x-enum-descriptions'?: string[] | { [value: string]: string }
  'x-enum-fields'?: FieldListing
  'x-field'?: Annotation | false
  'x-record'?: RecordUse
}

/** A property and the schema of the contract that has it. */
export type Property = { schema: Schema; owner: string }

export type Schemas = OpenApiDocument['components']['schemas']

const nameIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

/** The schema that is meant, behind references and beside "or null", and the names that it goes by. */
export function meant(
  schemas: Schemas,
  schema: Schema,
  names: readonly string[] = [],
): { schema: Schema; names: readonly string[] } {
  const name = schema.$ref && nameIn(schema.$ref)
  if (name) return meant(schemas, schemas[name] ?? {}, [...names, name])
  const [only, another] = schema.oneOf?.filter(({ type }) => type !== 'null') ?? []
  return only && !another ? meant(schemas, only, names) : { schema, names }
}

/** The properties of a schema with those of the schemas that it is made of. */
export function propertiesOf(schemas: Schemas, whole: Schema | undefined, within = ''): Map<string, Property> {
  const { schema, names } = meant(schemas, whole ?? {})
  const owner = names.at(-1) ?? within
  return new Map([
    ...(schema.allOf ?? []).flatMap((part) => [...propertiesOf(schemas, part, owner)]),
    ...Object.entries(schema.properties ?? {}).map(([name, one]) => [name, { schema: one, owner }] as const),
  ])
}

/** The names of the parameters of an operation that reads. */
export function parametersOf({ paths, components }: OpenApiDocument, operationId: string): string[] {
  const operation = Object.values(paths).find(({ get }) => get?.operationId === operationId)?.get
  return (operation?.parameters ?? []).map(
    ({ name, $ref }) => name ?? components.parameters[nameIn($ref ?? '')]?.name ?? '',
  )
}
