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
    const words = isOn ? 'start without a template' : `start with ${template.name}`
    change(
      { workspace, body: { default_template: isOn ? null : template.id } },
      {
        onSuccess: () => notify.success(`New deals in ${workspace.name} ${words}`),
        onError: () => notify.error(`${workspace.name} could not be changed. Try again`),
      },
    )
  }

  return (
    <Menu checkedValues={{ start: startsIn }}>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={`Actions for ${template.name}`} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {canKeep && (
            <MenuItem
              onClick={() =>
                duplicate.mutate(template.id, { onSuccess: ({ name }) => notify.success(`${name} is made`) })
              }
            >
              Duplicate
            </MenuItem>
          )}
          <MenuItem onClick={() => download(template)}>Export as a file</MenuItem>
          {canManageWorkspaces(viewer) &&
            workspaces.map((workspace) => (
              <MenuItemCheckbox key={workspace.id} name="start" value={workspace.id} onClick={() => toggle(workspace)}>
                {`For new deals in ${workspace.name}`}
              </MenuItemCheckbox>
            ))}
          {canKeep && (
            <>
              <MenuDivider />
              <MenuItem onClick={onDelete}>Delete</MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
