import type { Schema, Schemas } from './schemas.ts'

const isIdentifier = (name: string) => /^[A-Za-z_]\w*$/.test(name)

/** A value as TypeScript writes it. */
export const quoted = (value: string | number | undefined): string =>
  typeof value === 'number' ? String(value) : `'${value?.replaceAll("'", "\\'")}'`

/** `ContactStatus` → `contactStatus` */
export const camelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/**
 * TypeScript source for every schema with labeled values: a const object by name, its type, and its labels.
 * `ContactStatus.NewLead` is 1, `contactStatusLabels[1]` is 'New Lead'.
 */
export function codesSource(schemas: Schemas): string {
  return Object.entries(schemas)
    .filter(([, schema]) => schema.enum && schema['x-enum-descriptions'])
    .map(([name, schema]) => codeSource(name, schema))
    .join('\n')
}

function codeSource(name: string, schema: Schema): string {
  const values = schema.enum ?? []
  const names = schema['x-enum-varnames'] ?? values.map(String)
  const labels = [schema['x-enum-descriptions'] ?? []].flat().map(String)
  if (names.length !== values.length || labels.length !== values.length) {
    throw new Error(`${name}: enum, x-enum-varnames and x-enum-descriptions differ in length`)
  }
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
