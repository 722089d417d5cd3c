/** The records of the contract and their fields: see annotations.ts. */
import { type Annotation, annotationKeys, kindsOfIds, type RecordUse } from './annotations.ts'
import { type FieldKind, kindOf } from './field-kinds.ts'
import { type OpenApiDocument, parametersOf, propertiesOf, type Property, type Schemas } from './schemas.ts'

export type Field = {
  /** With dots into groups: `dates.closing`. */
  path: string
  label: string
  kind: FieldKind
  /** The schema of its codes. */
  codes: string | undefined
  says: Annotation
  isWritten: boolean
  /** Whether it is a group of other fields. */
  isGroup: boolean
  owner: string
}

/** A record with those of its fields that its list is filtered by, by the parameters that do it. */
export type RecordFields = { name: string; use: RecordUse; fields: Field[]; filters: (readonly [string, string])[] }

/** Tells what is wrong with a schema, or with a property of it. */
export type Fault = (text: string, schema: string, property?: string) => void

/** Every record of a document. */
export function recordsOf(document: OpenApiDocument, fault: Fault): RecordFields[] {
  const { schemas } = document.components
  return Object.entries(schemas).flatMap(([name, { 'x-record': use, ...schema }]) => {
    if (!use) return []
    const written = propertiesOf(schemas, schemas[`${name}Update`], `${name}Update`)
    const read = propertiesOf(schemas, schema, name)
    for (const [field, { owner, schema: input }] of written) {
      if (read.has(field) || input['x-field'] === false) continue
      fault(`${field} is written and never read: add it to ${name}, or say \`x-field: false\``, owner, field)
    }
    const fields = fieldsOf(schemas, { read, written, use, fault })
    const filters = parametersOf(document, `list${name}s`).flatMap((parameter) => {
      const field = fields.find(({ path }) => path === parameter || path.endsWith(`.${parameter}`))
      return field ? [[parameter, field.path] as const] : []
    })
    return [{ name, use, fields, filters }]
  })
}

type Group = {
  read: ReadonlyMap<string, Property>
  written: ReadonlyMap<string, Property>
  use: RecordUse
  fault: Fault
  above?: { path: string; says: Annotation }
}

const isNamed = ({ schema }: Property) => schema.title !== undefined || schema['x-field'] !== undefined

/** The fields of a record or of a group in it, each with its own. */
function fieldsOf(schemas: Schemas, { read, written, use, fault, above }: Group): Field[] {
  return [...read].flatMap(([name, property]) => {
    const input = written.get(name)
    const named = input && !isNamed(property) ? input : property
    const tell = (text: string) => fault(`${name} ${text}`, named.owner, name)
    if (input && input.schema !== property.schema && isNamed(property) && isNamed(input))
      tell(`has a title or an x-field here and in ${input.owner}: one of them is enough`)
    const { title, 'x-field': said } = named.schema
    if (said === false) return []
    if (title === undefined) {
      tell('needs a title, which is what people call it, or `x-field: false` where no one sees it')
      return []
    }
    const path = `${above?.path ?? ''}${name}`
    const says = { ...above?.says, ...said, ...use.fields?.[path] }
    for (const key of Object.keys(says).filter((one) => !annotationKeys.includes(one)))
      tell(`has an x-field with ${key}, which means nothing`)
    const { kind, codes } = kindOf(schemas, property.schema)
    if (kind === 'id' && !kindsOfIds.some((one) => one === says.kind))
      tell(`holds ids and must say what of: \`x-field: { kind: … }\`, one of ${kindsOfIds.join(', ')}`)
    const parts = propertiesOf(schemas, property.schema, property.owner)
    const writtenParts = propertiesOf(schemas, input?.schema)
    const isGroup = [...parts.values(), ...writtenParts.values()].some(isNamed)
    // Answers do not say how long a text can be.
    const isLong = kind === 'text' && input && kindOf(schemas, input.schema).kind === 'lines'
    const field: Field = {
      path,
      label: title,
      kind: isLong ? 'lines' : (says.kind ?? kind),
      codes,
      says,
      isWritten: input !== undefined,
      isGroup,
      owner: named.owner,
    }
    if (!isGroup) return [field]
    const { history, import: isImported } = says
    const inherited = { ...(history === false && { history }), ...(isImported === false && { import: isImported }) }
    const below = { path: `${path}.`, says: inherited }
    return [field, ...fieldsOf(schemas, { read: parts, written: writtenParts, use, fault, above: below })]
  })
}
