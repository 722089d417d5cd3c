import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { WorkspaceView } from 'openapi/codes'
import { canExport } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { lazyPart } from 'ui-kit/lazy-part'
import { DealsMenu, type DealsMenuProps } from './DealsMenu.tsx'
import { DisplayButton } from './display/DisplayButton.tsx'
import { useFilterBarStyles } from './filters/FilterBar.styles.ts'
import { isSelectingAtom } from './selection/selection.atoms.ts'
import { archiveApproach } from './WorkspaceDialogs.tsx'

export const SelectionBar = lazyPart(async () => (await import('./SelectionBar.tsx')).SelectionBar)

export interface DealToolsProps {
  view: WorkspaceView
  /** The deals of all workspaces, which have no archive of their own here. */
  isAll: boolean
  /** Undefined before it is known. */
  archivedCount: number | undefined
  /** Begins selecting; null where there is nothing to tick. */
  onSelect: (() => void) | null
  onArchived: () => void
  /** Deals as files. */
  files: DealsMenuProps
}

/** What is at the end of the filters: how deals are shown, selecting, the archive, and deals as files. */
export function DealTools({ view, isAll, archivedCount, onSelect, onArchived, files }: DealToolsProps) {
  const styles = useFilterBarStyles()
  const isSelecting = useAtomValue(isSelectingAtom)
  const mayExport = canExport(useAtomValue(userProfileAtom))
  const tool = { size: 'small', appearance: 'subtle', className: styles.tool } as const
  return (
    <>
      {(view === WorkspaceView.deal || view === WorkspaceView.list) && <DisplayButton view={view} />}
      {onSelect && !isSelecting && (
        <Button {...tool} onClick={onSelect} {...SelectionBar.onApproach}>
          Select
        </Button>
      )}
      {!isAll && (
        <Button {...tool} onClick={onArchived} {...archiveApproach}>
          Archived {archivedCount ?? ''}
        </Button>
      )}
      {mayExport && <DealsMenu {...files} />}
    </>
  )
}
