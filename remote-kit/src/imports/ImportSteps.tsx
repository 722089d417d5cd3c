import { Button } from '@fluentui/react-components'
import { useQueryClient } from '@tanstack/react-query'
import { ImportState } from 'openapi/codes'
import { useEffect } from 'react'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatQuantity } from 'ui-kit/format'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { refreshAfter } from '#queries/invalidation.ts'
import { CheckRows } from './CheckRows.tsx'
import { copy } from './copy.ts'
import type { ImportOf } from './import-of.ts'
import { useImportStyles } from './ImportPanel.styles.ts'
import { ImportResult } from './ImportResult.tsx'
import { useImport, useImportActions } from './imports.api.ts'

/** What shows the records on other pages. */
const SHOWN = { deal: ['deals'], contact: ['contacts', 'labels'] } as const

export interface ImportStepsProps {
  of: ImportOf
  id: string
  /** Chooses another file. */
  onAgain: () => void
  onClose: () => void
}

/** The steps of an import once its file has been sent: mapping and checks, progress, result. */
export function ImportSteps({ of, id, onAgain, onClose }: ImportStepsProps) {
  const styles = useImportStyles()
  const { data: one, error, isPending, refetch } = useImport(id)
  const cache = useQueryClient()
  const { map, act } = useImportActions(id)
  const state = one?.state

  // The page behind shows what was imported.
  useEffect(() => {
    if (state !== ImportState.done && state !== ImportState.undone) return
    for (const shown of SHOWN[of.entity]) void refreshAfter(cache, shown)
  }, [cache, state, of.entity])

  if (isPending) return <SkeletonRows label={copy.importSteps.loading} rows={6} />
  if (!one) return <ErrorState title={copy.importSteps.failed} error={error} onRetry={() => void refetch()} />

  if (one.state === ImportState.ready) {
    return <CheckRows one={one} map={map} onStart={() => act.mutate('start')} onCancel={() => act.mutate('cancel')} />
  }
  if (one.state === ImportState.running || one.state === ImportState.undoing) {
    const isImporting = one.state === ImportState.running
    const words = isImporting ? copy.importSteps.importing : copy.importSteps.undoing
    return (
      <div className={styles.step}>
        <p className={styles.note} aria-live="polite">
          {copy.importSteps.progress(
            words,
            one.file_name,
            one.done.toLocaleString('en-US'),
            formatQuantity(one.rows, 'row'),
          )}
        </p>
        <ProgressBar done={one.done} total={one.rows} label={`${words} ${one.file_name}`} />
        <p className={styles.note}>{isImporting ? copy.importSteps.hint : copy.importSteps.undoHint}</p>
        {isImporting && (
          <div className={styles.buttons}>
            <Button disabledFocusable={act.isPending} onClick={() => act.mutate('cancel')}>
              {copy.importSteps.cancel}
            </Button>
          </div>
        )}
      </div>
    )
  }
  return (
    <ImportResult
      of={of}
      one={one}
      isBusy={act.isPending}
      onUndo={() => act.mutate('undo')}
      onAgain={onAgain}
      onClose={onClose}
    />
  )
}
