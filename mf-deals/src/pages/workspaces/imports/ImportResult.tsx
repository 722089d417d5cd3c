import { Button } from '@fluentui/react-components'
import type { Import } from 'openapi'
import { ImportState } from 'openapi/codes'
import { Link } from 'react-router'
import { formatQuantity } from 'ui-kit/format'
import { useImportStyles } from './ImportPanel.styles.ts'
import { RowProblems } from './RowProblems.tsx'

export interface ImportResultProps {
  one: Import
  isBusy: boolean
  onUndo: () => void
  onAgain: () => void
}

/** The result of an import: imported, undone except for changed deals, canceled, failed, or not sent completely. */
export function ImportResult({ one, isBusy, onUndo, onAgain }: ImportResultProps) {
  const styles = useImportStyles()
  return (
    <div className={styles.step}>
      <h3 className={styles.heading} role="status">
        {headline(one)}
      </h3>
      {one.state === ImportState.done && one.bad > 0 && <RowProblems one={one} />}
      {one.kept.length > 0 && (
        <section>
          <p
            className={styles.note}
          >{`${formatQuantity(one.kept.length, 'deal')} had been worked on since, and stayed:`}</p>
          <ul className={styles.list}>
            {one.kept.map(({ id, name }) => (
              <li key={id} className={styles.row}>
                <Link className={styles.link} to={`/agent/deal/${id}`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.buttons}>
        {one.state === ImportState.done && (
          <Button disabledFocusable={isBusy} onClick={onUndo}>
            Undo this import
          </Button>
        )}
        <Button appearance="primary" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </div>
  )
}

function headline({ state, rows, imported, removed, file_name, reason }: Import): string {
  if (state === ImportState.done) return `${formatQuantity(imported, 'deal')} imported from ${file_name}`
  if (state === ImportState.undone) return `${formatQuantity(removed, 'deal')} of ${file_name} removed again`
  if (state === ImportState.failed) return `${file_name} was not imported: ${reason}`
  if (state === ImportState.cancelled) return `${file_name} was cancelled. Nothing of it was imported`
  // The user left the page during the upload.
  return `${rows > 0 ? `Only ${formatQuantity(rows, 'row')}` : 'Nothing'} of ${file_name} arrived. Choose the file again`
}
