import { camelCase, quoted } from './codes.ts'
import { kindOf } from './field-kinds.ts'
import { meant, propertiesOf, type Schema, type Schemas } from './schemas.ts'

/**
 * TypeScript source of what the audit needs to say codes in words: for each kind of record the labels of its codes, by the path
 * of the field. It imports nothing, so that only who reads the audit loads it.
 */
export function auditChoicesSource(schemas: Schemas): string {
  const entities = (schemas.AuditEntity?.enum ?? []).map(String).map((entity) => {
    const fields = codesIn(schemas, schemas[pascalCase(entity)] ?? {})
    return { entity, fields }
  })
  const used = [...new Set(entities.flatMap(({ fields }) => fields.map(([, codes]) => codes)))].toSorted()
  return [
    ...used.map((name) => labelsSource(name, schemas[name] ?? {})),
    'export const auditChoices: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {',
    ...entities
      .filter(({ fields }) => fields.length > 0)
      .flatMap(({ entity, fields }) => [
        `  ${entity}: {`,
        ...fields.map(([path, codes]) => `    ${quoted(path)}: ${camelCase(codes)},`),
        '  },',
      ]),
    '}\n',
  ].join('\n')
}

/** The paths of the fields that hold codes, in groups and lists too, with the schemas of their codes. */
function codesIn(schemas: Schemas, schema: Schema, path = ''): [path: string, codes: string][] {
  const { kind, codes } = kindOf(schemas, schema)
  if (kind === 'choice' && codes) return [[path, codes]]
  const { items, anyOf = [] } = meant(schemas, schema).schema
  if (items) return codesIn(schemas, items, path)
  return [
    ...anyOf.flatMap((one) => codesIn(schemas, one, path)),
    ...[...propertiesOf(schemas, schema)].flatMap(([name, property]) =>
      codesIn(schemas, property.schema, path ? `${path}.${name}` : name),
    ),
  ]
}

function labelsSource(name: string, { enum: codes = [], 'x-enum-descriptions': labels = [] }: Schema): string {
  const texts = [labels].flat().map(String)
  const rows = codes.map((code, i) => `  ${quoted(code)}: ${quoted(texts[i])},\n`)
  return `const ${camelCase(name)} = {\n${rows.join('')}}\n`
}

/** `access_token` → `AccessToken` */
const pascalCase = (name: string) => name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
