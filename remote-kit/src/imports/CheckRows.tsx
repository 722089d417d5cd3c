import { Button } from '@fluentui/react-components'
import type { Import } from 'openapi'
import { ImportEntity } from 'openapi/codes'
import { formatQuantity } from 'ui-kit/format'
import { copy } from './copy.ts'
import { Duplicates } from './Duplicates.tsx'
import { useImportStyles } from './ImportPanel.styles.ts'
import { nounOf } from './import-of.ts'
import { LeadSourceChoice } from './LeadSourceChoice.tsx'
import { MapColumns } from './MapColumns.tsx'
import type { MappedImport } from './mapped-import.ts'
import { MissingLabels } from './MissingLabels.tsx'
import { RowCounts, RowProblems } from './RowProblems.tsx'
import { StatusChoice } from './StatusChoice.tsx'

export interface CheckRowsProps extends MappedImport {
  onStart: () => void
  onCancel: () => void
}

/** Shows how the rows would be imported: their columns, duplicates and problems. Nothing is imported yet. */
export function CheckRows({ one, map, onStart, onCancel }: CheckRowsProps) {
  const styles = useImportStyles()
  const { create, update } = one.plan
  return (
    <div className={styles.step}>
      <RowCounts one={one} />
      {one.entity === ImportEntity.contact && <LeadSourceChoice one={one} map={map} />}
      {one.entity === ImportEntity.contact && !one.lead_source && <StatusChoice one={one} map={map} />}
      <MapColumns one={one} map={map} />
      {one.entity === ImportEntity.contact && one.missing_labels.length > 0 && <MissingLabels one={one} map={map} />}
      <RowProblems one={one} />
      {one.duplicates > 0 && <Duplicates one={one} map={map} />}
      <div className={styles.start}>
        <Button onClick={onCancel}>{copy.mapColumns.cancel}</Button>
        <Button appearance="primary" disabledFocusable={map.isPending || create + update === 0} onClick={onStart}>
          {startWords(one)}
        </Button>
      </div>
    </div>
  )
}

function startWords(one: Import): string {
  const { create, update } = one.plan
  const noun = nounOf(one)
  if (create + update === 0) return copy.mapColumns.nothing
  if (update === 0) return copy.mapColumns.import(formatQuantity(create, ...noun))
  if (create === 0) return copy.mapColumns.fill(formatQuantity(update, ...noun))
  return copy.mapColumns.both(formatQuantity(create, ...noun), update.toLocaleString('en-US'))
}
