import { Button, MenuItem } from '@fluentui/react-components'
import { ArchiveRegular } from '@fluentui/react-icons/svg/archive'
import { CheckboxCheckedRegular } from '@fluentui/react-icons/svg/checkbox-checked'
import { useAtomValue } from 'jotai'
import { WorkspaceView } from 'openapi/codes'
import { deviceTypeAtom } from 'remote-kit/session'
import { lazyPart } from 'ui-kit/lazy-part'
import { DisplayButton } from '#pages/workspaces/display/DisplayButton.tsx'
import { useFilterBarStyles } from '#pages/workspaces/filters/FilterBar.styles.ts'
import { isSelectingAtom } from '#pages/workspaces/selection/selection.atoms.ts'
import { copy } from './copy.ts'
import { DealsMenu, type DealsMenuProps } from './DealsMenu.tsx'
import { archiveApproach } from './WorkspaceDialogs.tsx'

export const SelectionBar = lazyPart(
  async () => (await import('#pages/workspaces/selection/SelectionBar.tsx')).SelectionBar,
)

export interface DealToolsProps {
  view: WorkspaceView
  /** Null for all workspaces together, which have no archive here. */
  workspace: string | null
  /** Undefined until it is known. */
  archivedCount: number | undefined
  /** Starts selecting; null if nothing can be selected. */
  onSelect: (() => void) | null
  onArchived: () => void
  /** Import and export. */
  files: DealsMenuProps
}

/** Tools after the filters: display options, selecting, the archive, import and export. One line on a phone. */
export function DealTools({ view, workspace, archivedCount, onSelect, onArchived, files }: DealToolsProps) {
  const styles = useFilterBarStyles()
  const isAll = workspace === null
  const isSelecting = useAtomValue(isSelectingAtom)
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const begin = isSelecting ? null : onSelect
  const archived = copy.dealTools.archived(archivedCount)
  const tool = { size: 'small', appearance: 'subtle', className: styles.tool } as const
  return (
    <>
      {view !== WorkspaceView.calendar && <DisplayButton view={view} workspace={workspace} />}
      {!isPhone && begin && (
        <Button {...tool} onClick={begin} {...SelectionBar.onApproach}>
          {copy.dealTools.select}
        </Button>
      )}
      {!isPhone && !isAll && (
        <Button {...tool} onClick={onArchived} {...archiveApproach}>
          {archived}
        </Button>
      )}
      <DealsMenu {...files}>
        {isPhone && begin && (
          <MenuItem icon={<CheckboxCheckedRegular />} onClick={begin} {...SelectionBar.onApproach}>
            {copy.dealTools.select}
          </MenuItem>
        )}
        {isPhone && !isAll && (
          <MenuItem icon={<ArchiveRegular />} onClick={onArchived} {...archiveApproach}>
            {archived}
          </MenuItem>
        )}
      </DealsMenu>
    </>
  )
}
