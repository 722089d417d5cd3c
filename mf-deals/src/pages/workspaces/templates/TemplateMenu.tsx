import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { useAtomValue } from 'jotai'
import type { Template, Workspace } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { canKeepTemplates, canManageWorkspaces } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useDuplicateTemplate, useExportTemplate } from '#parts/templates/templates.api.ts'
import { useUpdateWorkspace } from '#parts/workspaces/workspaces.api.ts'
import { copy } from './copy.ts'

export interface TemplateMenuProps {
  template: Template
  workspaces: readonly Workspace[]
  onDelete: () => void
}

/** Actions for a template in the list. */
export function TemplateMenu({ template, workspaces, onDelete }: TemplateMenuProps) {
  const viewer = useAtomValue(userProfileAtom)
  const canKeep = canKeepTemplates(viewer)
  const notify = useNotify()
  const duplicate = useDuplicateTemplate()
  const { mutate: download } = useExportTemplate()
  const { mutate: change } = useUpdateWorkspace()
  const startsIn = workspaces.filter(({ default_template: id }) => id === template.id).map(({ id }) => id)

  const toggle = (workspace: Workspace) => {
    const isOn = startsIn.includes(workspace.id)
    change(
      { workspace, body: { default_template: isOn ? null : template.id } },
      {
        onSuccess: () =>
          notify.success(
            isOn
              ? copy.templateMenu.startWithout(workspace.name)
              : copy.templateMenu.startWith(workspace.name, template.name),
          ),
        onError: () => notify.error(copy.templateMenu.failed(workspace.name)),
      },
    )
  }

  return (
    <Menu checkedValues={{ start: startsIn }}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-label={copy.templateMenu.actions(template.name)}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {canKeep && (
            <MenuItem
              onClick={() =>
                duplicate.mutate(template.id, {
                  onSuccess: ({ name }) => notify.success(copy.templateMenu.duplicated(name)),
                })
              }
            >
              {copy.templateMenu.duplicate}
            </MenuItem>
          )}
          <MenuItem onClick={() => download(template)}>{copy.templateMenu.export}</MenuItem>
          {canManageWorkspaces(viewer) &&
            workspaces.map((workspace) => (
              <MenuItemCheckbox key={workspace.id} name="start" value={workspace.id} onClick={() => toggle(workspace)}>
                {copy.templateMenu.forNewDeals(workspace.name)}
              </MenuItemCheckbox>
            ))}
          {canKeep && (
            <>
              <MenuDivider />
              <MenuItem onClick={onDelete}>{copy.templateMenu.delete}</MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
