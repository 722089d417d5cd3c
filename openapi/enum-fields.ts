/** Enums that list fields of a record: their labels are those of the fields unless they have their own, and none may be missing. */
import type { Fault, Field, RecordFields } from './records.ts'
import type { Schemas } from './schemas.ts'

/** The field that each value of an enum names, by its path. */
export type EnumFields = { name: string; fields: ReadonlyMap<string, Field> }

/** Reads the enums that list fields, and writes their labels into the schemas. */
export function enumFieldsOf(schemas: Schemas, records: readonly RecordFields[], fault: Fault): EnumFields[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const { 'x-enum-fields': listing, 'x-enum-descriptions': said } = schema
    if (!listing) return []
    const others = Array.isArray(said) ? {} : said
    const values = (schema.enum ?? []).map(String)
    const all = records.find((record) => record.name === listing.of)?.fields ?? []
    const fields = new Map(
      values.flatMap((value) => {
        const path = listing.names?.[value] ?? value
        const field =
          all.find((one) => one.path === path) ?? onlyOne(all.filter((one) => one.path.endsWith(`.${path}`)))
        return field ? [[value, field] as const] : []
      }),
    )
    schema['x-enum-descriptions'] = values.map((value) => {
      const field = fields.get(value)
      const ofField = field && ((listing.label && field.says[listing.label]) || field.label)
      const label = others?.[value] ?? ofField
      if (label !== undefined) return label
      fault(`${value} is no field of ${listing.of} and needs a label in x-enum-descriptions`, name)
      return ''
    })
    return [{ name, fields }]
  })
}

const onlyOne = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined)

/** What an enum must list: what is exported, what is imported, and what says how a phase asks for it. */
const isMeant = ({ isGroup, isWritten, says }: Field): { readonly [way in 'export' | 'import' | 'gate']: boolean } => ({
  export: !isGroup && says.export !== false,
  import: !isGroup && isWritten && says.import !== false,
  gate: says.gate !== undefined,
})

/** Says which fields of a record are missing in the enums that list them. */
export function missingInEnums(records: readonly RecordFields[], enums: readonly EnumFields[], fault: Fault): void {
  for (const { name: record, use, fields } of records) {
    for (const way of ['export', 'import', 'gate'] as const) {
      const listing = enums.find(({ name }) => name === use[way])
      if (!listing) continue
      const listed = new Set([...listing.fields.values()].map(({ path }) => path))
      const isListed = ({ path }: Field) => [...listed].some((one) => one === path || path.startsWith(`${one}.`))
      for (const { path, owner } of fields.filter((field) => isMeant(field)[way] && !isListed(field))) {
        const otherwise = way === 'gate' ? 'leave out `gate`' : `say \`x-field: { ${way}: false }\``
        fault(`misses ${path} of ${record}: list it there, or ${otherwise} in ${owner}`, listing.name)
      }
    }
  }
}
