import { Button } from '@fluentui/react-components'
import type { Import } from 'openapi'
import { ImportState } from 'openapi/codes'
import { Link } from 'react-router'
import { formatQuantity } from 'ui-kit/format'
import { copy } from './copy.ts'
import { type ImportOf, nounOf } from './import-of.ts'
import { useImportStyles } from './ImportPanel.styles.ts'
import { RowCounts, RowProblems } from './RowProblems.tsx'

export interface ImportResultProps {
  of: ImportOf
  one: Import
  isBusy: boolean
  onUndo: () => void
  onAgain: () => void
  onClose: () => void
}

/** The result of an import: imported, undone except for what was changed since, canceled, failed, or not sent completely. */
export function ImportResult({ of, one, isBusy, onUndo, onAgain, onClose }: ImportResultProps) {
  const styles = useImportStyles()
  return (
    <div className={styles.step}>
      <h3 className={styles.heading} role="status">
        {headline(one)}
      </h3>
      {one.state === ImportState.done && one.bad + one.warned + one.skipped + one.updated > 0 && (
        <RowCounts one={one} />
      )}
      {one.state === ImportState.done && <RowProblems one={one} />}
      {one.kept.length > 0 && (
        <section>
          <p className={styles.note}>{copy.importResult.kept(formatQuantity(one.kept.length, ...nounOf(one)))}</p>
          <ul className={styles.list}>
            {one.kept.map(({ id, name, fields }) => (
              <li key={id} className={styles.row}>
                <Link className={styles.link} to={of.addressOf(id)}>
                  {name}
                </Link>
                {fields.length > 0 && (
                  <span className={styles.note}>{copy.importResult.keptFields(fields.join(', '))}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.buttons}>
        {one.state === ImportState.done && (
          <Button appearance="primary" onClick={onClose}>
            {copy.importResult.done}
          </Button>
        )}
        {one.state === ImportState.done && (
          <Button disabledFocusable={isBusy} onClick={onUndo}>
            {copy.importResult.undo}
          </Button>
        )}
        <Button appearance={one.state === ImportState.done ? 'secondary' : 'primary'} onClick={onAgain}>
          {copy.importResult.another}
        </Button>
      </div>
    </div>
  )
}

function headline(one: Import): string {
  const { state, rows, imported, updated, removed, file_name, reason } = one
  const noun = nounOf(one)
  if (state === ImportState.done) {
    const added = copy.headline.added(formatQuantity(imported, ...noun))
    const filled = updated > 0 ? [copy.headline.filled(formatQuantity(updated, ...noun))] : []
    return copy.headline.imported((imported > 0 || updated === 0 ? [added, ...filled] : filled).join(', '), file_name)
  }
  if (state === ImportState.undone) return copy.headline.removed(formatQuantity(removed, ...noun), file_name)
  if (state === ImportState.failed) return copy.headline.failed(file_name, reason)
  if (state === ImportState.cancelled) return copy.headline.canceled(file_name)
  // The user left the page during the upload.
  return rows > 0 ? copy.headline.partial(formatQuantity(rows, 'row'), file_name) : copy.headline.nothing(file_name)
}
