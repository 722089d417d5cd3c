/** TypeScript sources of the register of fields: what is known of each field of the contract's records. */
import { camelCase, quoted } from './codes.ts'
import { type EnumFields, enumFieldsOf, missingInEnums } from './enum-fields.ts'
import { fieldKinds } from './field-kinds.ts'
import { type Field, type Fault, type RecordFields, recordsOf } from './records.ts'
import type { OpenApiDocument } from './schemas.ts'

/** The contract does not say enough. */
export class ContractError extends Error {}

/**
 * The register by its files, one for each record. Each export is data alone, so that a bundle holds no more than it reads. The
 * labels of enums that list fields are written into the document.
 * @throws ContractError with a line for each thing that is missing: where it is to be written, and what
 */
export function fieldsSources(
  document: OpenApiDocument,
  place: (schema: string, property?: string) => string,
): Record<string, string> {
  const faults: string[] = []
  const fault: Fault = (text, schema, property) => faults.push(`${place(schema, property)} ${text}`)
  const records = recordsOf(document, fault)
  const enums = enumFieldsOf(document.components.schemas, records, fault)
  missingInEnums(records, enums, fault)
  if (faults.length > 0) throw new ContractError(faults.join('\n'))
  return {
    'field.ts': FIELD_TYPE,
    ...Object.fromEntries(
      records.map((record) => [`${camelCase(record.name)}-fields.ts`, recordSource(record, enums)]),
    ),
  }
}

const key = (path: string) => (/^\w+$/.test(path) ? path : quoted(path))

const FIELD_TYPE = `/**
 * What a field holds: \`money\` is cents of the account's currency, \`rate\` hundredths of a percent, \`day\` YYYY-MM-DD, \`instant\` a
 * moment in UTC, \`lines\` a text of several lines.
 */
export type FieldKind = ${fieldKinds.map((kind) => quoted(kind)).join(' | ')}

/** A field of a record. */
export type Field = {
  /** What people call it. */
  readonly label: string
  readonly kind: FieldKind
  /** What its codes are called. */
  readonly choices?: Readonly<Record<string | number, string>>
  /** What its history and the record's own page call it, where that is not its label. False: no history tells it. */
  readonly history?: string | false
}
`

function recordSource({ name, use, fields, filters }: RecordFields, enums: readonly EnumFields[]): string {
  const whole = fields.filter(({ isGroup }) => !isGroup)
  const written = whole.filter(({ isWritten }) => isWritten)
  const undoable = fields.filter(({ path, isWritten, says }) => !path.includes('.') && (says.undo ?? isWritten))
  const merged = written.filter(({ says }) => says.merge !== false)
  const exported = whole.filter(({ says }) => says.export !== false)
  const heads = exported.map(({ path, label, says }) => [path, says.export || label] as const)
  const codes = [...new Set(fields.flatMap((field) => field.codes ?? []))].toSorted()
  return [
    `import { ${codes.map((one) => `${camelCase(one)}Labels`).join(', ')} } from './codes.ts'`,
    "import type { Field } from './field.ts'\n",
    `export const ${camelCase(name)}Fields = {`,
    ...fields.map((field) => `  ${key(field.path)}: ${entry(field)},`),
    '} as const satisfies { [path: string]: Field }',
    `export type ${name}Field = keyof typeof ${camelCase(name)}Fields\n`,
    list(`written${name}Fields`, 'What callers write.', pathsOf(written)),
    `export type Written${name}Field = (typeof written${name}Fields)[number]\n`,
    ...(filters.length > 0
      ? [
          table(`filtered${name}Fields`, 'What its list is filtered by, by parameter.', filters),
          `export type Filtered${name}Field = keyof typeof filtered${name}Fields\n`,
        ]
      : []),
    ...(use.merge
      ? [list(`merged${name}Fields`, 'What two of them choose between when they are merged.', pathsOf(merged))]
      : []),
    ...(use.undo
      ? [
          list(`undoable${name}Fields`, 'What undo puts back.', pathsOf(undoable)),
          `export type Undoable${name}Field = (typeof undoable${name}Fields)[number]\n`,
        ]
      : []),
    ...(use.export === true
      ? [
          table(`exported${name}Fields`, 'What its files show, under which heads.', heads),
          `export type Exported${name}Field = keyof typeof exported${name}Fields\n`,
        ]
      : []),
    ...enums
      .filter((one) => [use.export, use.import].includes(one.name))
      .map((one) => `${table(`fieldOf${one.name}`, `The field that each ${one.name} names.`, pathsBy(one))}\n`),
  ].join('\n')
}

const pathsOf = (fields: readonly Field[]) => fields.map(({ path }) => path)

const pathsBy = ({ fields }: EnumFields) => [...fields].map(([value, { path }]) => [value, path] as const)

function entry({ label, kind, codes, says: { history } }: Field): string {
  const parts = [
    `label: ${quoted(label)}`,
    `kind: ${quoted(kind)}`,
    ...(codes ? [`choices: ${camelCase(codes)}Labels`] : []),
    ...(history === undefined ? [] : [`history: ${history === false ? 'false' : quoted(history)}`]),
  ]
  return `{ ${parts.join(', ')} }`
}

const list = (name: string, what: string, texts: readonly string[]): string =>
  `/** ${what} */\nexport const ${name} = [\n${texts.map((text) => `  ${quoted(text)},\n`).join('')}] as const`

const table = (name: string, what: string, rows: readonly (readonly [string, string])[]): string =>
  `/** ${what} */\nexport const ${name} = {\n${rows.map(([at, text]) => `  ${key(at)}: ${quoted(text)},\n`).join('')}} as const`
