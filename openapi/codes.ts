/** The part of an OpenAPI document that codes are read from. */
export type OpenApiDocument = { components: { schemas: Record<string, CodeSchema> } }

type CodeSchema = {
  enum?: (string | number)[]
  description?: string
  'x-enum-varnames'?: string[]
  'x-enum-descriptions'?: string[]
}

const isIdentifier = (name: string) => /^[A-Za-z_]\w*$/.test(name)

const camelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/**
 * TypeScript source for every schema with labelled values: a const object by name, its type, and its labels.
 * `ContactStatus.NewLead` is 1, `contactStatusLabels[1]` is 'New Lead'.
 */
export function codesSource(document: OpenApiDocument): string {
  return Object.entries(document.components.schemas)
    .filter(([, schema]) => schema.enum && schema['x-enum-descriptions'])
    .map(([name, schema]) => codeSource(name, schema))
    .join('\n')
}

function codeSource(name: string, schema: CodeSchema): string {
  const values = schema.enum ?? []
  const names = schema['x-enum-varnames'] ?? values.map(String)
  const labels = schema['x-enum-descriptions'] ?? []
  if (names.length !== values.length || labels.length !== values.length) {
    throw new Error(`${name}: enum, x-enum-varnames and x-enum-descriptions differ in length`)
  }
  const quoted = (value: string | number | undefined) =>
    typeof value === 'number' ? String(value) : `'${value?.replaceAll("'", "\\'")}'`
  return [
    `export const ${name} = {`,
    ...names.map((key, i) => `  ${isIdentifier(key) ? key : quoted(key)}: ${quoted(values[i])},`),
    '} as const',
    `export type ${name} = (typeof ${name})[keyof typeof ${name}]`,
    `export const ${camelCase(name)}Labels: Record<${name}, string> = {`,
    ...values.map((value, i) => `  ${typeof value === 'number' ? value : quoted(value)}: ${quoted(labels[i])},`),
    '}',
    '',
  ].join('\n')
}
