import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ArrowSortRegular } from '@fluentui/react-icons/svg/arrow-sort'
import { ColumnTripleRegular } from '@fluentui/react-icons/svg/column-triple'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { DocumentBulletListRegular } from '@fluentui/react-icons/svg/document-bullet-list'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { StarFilled } from '@fluentui/react-icons/svg/star'
import { useAtomValue } from 'jotai'
import type { Workspace } from 'openapi'
import { useNavigate } from 'react-router'
import { canManageWorkspaces } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { phaseColors } from '#parts/workspaces/phase-colors.ts'
import { copy } from './copy.ts'
import { ALL_WORKSPACES } from './use-current-workspace.ts'
import { starWorkspaceIdAtom } from './workspaces.atoms.ts'
import { useWorkspaceSwitcherStyles } from './WorkspaceSwitcher.styles.ts'

/** Actions in the switcher's menu. */
export type WorkspaceAction = 'create' | 'order' | 'rename' | 'phases' | 'delete'

export interface WorkspaceSwitcherProps {
  workspaces: readonly Workspace[]
  /** The current workspace; null for all of them. */
  shown: Workspace | null
  onSelect: (id: string) => void
  onAction: (action: WorkspaceAction) => void
}

/** The page's title, which opens the menu of workspaces. */
export function WorkspaceSwitcher({ workspaces, shown, onSelect, onAction }: WorkspaceSwitcherProps) {
  const styles = useWorkspaceSwitcherStyles()
  const navigate = useNavigate()
  const star = useAtomValue(starWorkspaceIdAtom)
  const canManage = canManageWorkspaces(useAtomValue(userProfileAtom))
  const value = shown?.id ?? ALL_WORKSPACES
  return (
    <Menu
      checkedValues={{ workspace: [value] }}
      onCheckedValueChange={(_, { checkedItems: [id] }) => id && id !== value && onSelect(id)}
    >
      <MenuTrigger disableButtonEnhancement>
        <button type="button" className={styles.trigger}>
          {shown?.name ?? copy.workspaceSwitcher.all}
          <ChevronDownRegular fontSize={16} className={styles.chevron} aria-label={copy.workspaceSwitcher.switch} />
        </button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList className={styles.list}>
          {workspaces.map(({ id, name, colour }) => (
            <MenuItemRadio
              key={id}
              name="workspace"
              value={id}
              icon={<span className={styles.dot} style={{ backgroundColor: phaseColors[colour] }} />}
              secondaryContent={
                star === id ? <StarFilled className={styles.star} aria-label={copy.workspaceSwitcher.starred} /> : null
              }
            >
              {name}
            </MenuItemRadio>
          ))}
          <MenuItemRadio name="workspace" value={ALL_WORKSPACES}>
            {copy.workspaceSwitcher.all}
          </MenuItemRadio>
          <MenuDivider />
          <MenuItem icon={<DocumentBulletListRegular />} onClick={() => void navigate('/agent/workspaces?templates')}>
            {copy.workspaceSwitcher.templates}
          </MenuItem>
          {canManage && (
            <>
              <MenuItem icon={<AddRegular />} onClick={() => onAction('create')}>
                {copy.workspaceSwitcher.create}
              </MenuItem>
              {workspaces.length > 1 && (
                <MenuItem icon={<ArrowSortRegular />} onClick={() => onAction('order')}>
                  {copy.workspaceSwitcher.order}
                </MenuItem>
              )}
              {shown && (
                <>
                  <MenuItem icon={<EditRegular />} onClick={() => onAction('rename')}>
                    {copy.workspaceSwitcher.rename}
                  </MenuItem>
                  <MenuItem icon={<ColumnTripleRegular />} onClick={() => onAction('phases')}>
                    {copy.workspaceSwitcher.phases}
                  </MenuItem>
                  <MenuItem icon={<DeleteRegular />} onClick={() => onAction('delete')}>
                    {copy.workspaceSwitcher.delete}
                  </MenuItem>
                </>
              )}
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
