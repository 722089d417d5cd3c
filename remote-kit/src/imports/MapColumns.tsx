import { Select } from '@fluentui/react-components'
import type { Import } from 'openapi'
import { ImportEntity, Representation, representationLabels } from 'openapi/codes'
import { useCustomFields } from '#custom-fields/custom-fields.api.ts'
import { codeOf } from '#forms/code-of.ts'
import type { MappedImport } from './mapped-import.ts'
import { copy } from './copy.ts'
import { FIELDS, TAKE_MANY } from './import-of.ts'
import { useImportStyles } from './ImportPanel.styles.ts'
import { fieldOf, remapped } from './mapping.ts'

const REPRESENTATIONS = Object.values(Representation)

/** Maps columns to fields. Each change checks the rows again. */
export function MapColumns({ one, map }: MappedImport) {
  const styles = useImportStyles()
  const own = useCustomFields(one.entity)
  const mapping = map.isPending ? (map.variables?.mapping ?? one.mapping) : one.mapping
  const choose = (column: number, field: string) =>
    map.mutate({ mapping: remapped(mapping, { column, field, takesMany: TAKE_MANY.has(field) }) })
  return (
    <section>
      <h3 className={styles.heading}>{copy.mapColumns.columns(one.file_name)}</h3>
      <ul className={styles.list}>
        {one.columns.map((name, column) => (
          <li key={`${column} ${name}`} className={styles.row}>
            <div>
              <div className={styles.name}>{name}</div>
              <div className={styles.sample}>{sampleOf(one, column)}</div>
            </div>
            <Select
              size="small"
              aria-label={copy.mapColumns.target(name)}
              value={fieldOf(mapping, column)}
              onChange={(_, { value }) => choose(column, value)}
            >
              <option value="">{copy.mapColumns.skip}</option>
              {FIELDS[one.entity].map((field) => (
                <option key={field.name} value={field.name}>
                  {field.label}
                </option>
              ))}
              {own.length > 0 && (
                <optgroup label={copy.mapColumns.ownFields}>
                  {own.map((field) => (
                    <option key={field.key} value={`custom_fields.${field.key}`}>
                      {field.name}
                    </option>
                  ))}
                </optgroup>
              )}
            </Select>
          </li>
        ))}
        {one.entity === ImportEntity.deal && (
          <li className={styles.row}>
            <div className={styles.name}>{copy.mapColumns.representation}</div>
            <Select
              size="small"
              aria-label={copy.mapColumns.representationLabel}
              value={one.representation ?? ''}
              onChange={(_, { value }) => map.mutate({ representation: codeOf(Representation, value) ?? null })}
            >
              <option value="">{copy.mapColumns.skip}</option>
              {REPRESENTATIONS.map((code) => (
                <option key={code} value={code}>
                  {representationLabels[code]}
                </option>
              ))}
            </Select>
          </li>
        )}
      </ul>
    </section>
  )
}

const sampleOf = ({ samples }: Import, column: number): string =>
  samples
    .map((row) => row[column])
    .filter(Boolean)
    .join(' · ') || copy.mapColumns.empty
