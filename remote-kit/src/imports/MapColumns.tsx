import { Button, Select } from '@fluentui/react-components'
import type { Import, ImportField as Field } from 'openapi'
import { ImportField, importFieldLabels, Representation, representationLabels } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { formatQuantity } from 'ui-kit/format'
import { copy } from './copy.ts'
import { useImportStyles } from './ImportPanel.styles.ts'
import type { useImportActions } from './imports.api.ts'
import { RowProblems } from './RowProblems.tsx'

export interface MapColumnsProps {
  one: Import
  map: ReturnType<typeof useImportActions>['map']
  onStart: () => void
  onCancel: () => void
}

const FIELDS = Object.values(ImportField)
const REPRESENTATIONS = Object.values(Representation)

/** The field for a column. */
const fieldOf = (mapping: Import['mapping'], column: number): Field | '' =>
  FIELDS.find((field) => mapping[field] === column) ?? ''

/** The mapping with this column for this field; earlier choices for either are removed. */
function remapped(mapping: Import['mapping'], column: number, field: Field | ''): Import['mapping'] {
  const others = Object.entries(mapping).filter(([name, at]) => at !== column && name !== field)
  return { ...Object.fromEntries(others), ...(field && { [field]: column }) }
}

/** Maps columns to fields and shows at once how the rows would be imported. */
export function MapColumns({ one, map, onStart, onCancel }: MapColumnsProps) {
  const styles = useImportStyles()
  const mapping = map.isPending ? (map.variables?.mapping ?? one.mapping) : one.mapping
  return (
    <div className={styles.step}>
      <section>
        <h3 className={styles.heading}>{copy.mapColumns.columns(one.file_name)}</h3>
        <ul className={styles.list}>
          {one.columns.map((name, column) => (
            <li key={`${column} ${name}`} className={styles.row}>
              <div>
                <div className={styles.name}>{name}</div>
                <div className={styles.sample}>
                  {one.samples
                    .map((row) => row[column])
                    .filter(Boolean)
                    .join(' · ') || copy.mapColumns.empty}
                </div>
              </div>
              <Select
                size="small"
                aria-label={copy.mapColumns.target(name)}
                value={fieldOf(mapping, column)}
                onChange={(_, { value }) =>
                  map.mutate({ mapping: remapped(one.mapping, column, FIELDS.find((field) => field === value) ?? '') })
                }
              >
                <option value="">{copy.mapColumns.skip}</option>
                {FIELDS.map((field) => (
                  <option key={field} value={field}>
                    {importFieldLabels[field]}
                  </option>
                ))}
              </Select>
            </li>
          ))}
          <li className={styles.row}>
            <div>
              <div className={styles.name}>{copy.mapColumns.representation}</div>
            </div>
            <Select
              size="small"
              aria-label={copy.mapColumns.representationLabel}
              value={one.representation ?? ''}
              onChange={(_, { value }) =>
                map.mutate({
                  mapping: one.mapping,
                  representation: codeOf(Representation, value) ?? null,
                })
              }
            >
              <option value="">{copy.mapColumns.skip}</option>
              {REPRESENTATIONS.map((code) => (
                <option key={code} value={code}>
                  {representationLabels[code]}
                </option>
              ))}
            </Select>
          </li>
        </ul>
      </section>
      <RowProblems one={one} />
      <div className={styles.buttons}>
        <Button appearance="primary" disabledFocusable={map.isPending || one.good === 0} onClick={onStart}>
          {one.good === 0 ? copy.mapColumns.nothing : copy.mapColumns.import(formatQuantity(one.good, 'deal'))}
        </Button>
        <Button onClick={onCancel}>{copy.mapColumns.cancel}</Button>
      </div>
    </div>
  )
}
