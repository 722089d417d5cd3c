import { Button } from '@fluentui/react-components'
import type { Import } from 'openapi'
import { ImportState } from 'openapi/codes'
import { Link } from 'react-router'
import { formatQuantity } from 'ui-kit/format'
import { copy } from './copy.ts'
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
          <p className={styles.note}>{copy.importResult.kept(formatQuantity(one.kept.length, 'deal'))}</p>
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
            {copy.importResult.undo}
          </Button>
        )}
        <Button appearance="primary" onClick={onAgain}>
          {copy.importResult.another}
        </Button>
      </div>
    </div>
  )
}

function headline({ state, rows, imported, removed, file_name, reason }: Import): string {
  if (state === ImportState.done) return copy.headline.imported(formatQuantity(imported, 'deal'), file_name)
  if (state === ImportState.undone) return copy.headline.removed(formatQuantity(removed, 'deal'), file_name)
  if (state === ImportState.failed) return copy.headline.failed(file_name, reason)
  if (state === ImportState.cancelled) return copy.headline.canceled(file_name)
  // The user left the page during the upload.
  return rows > 0 ? copy.headline.partial(formatQuantity(rows, 'row'), file_name) : copy.headline.nothing(file_name)
}
