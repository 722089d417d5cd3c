import { Button, Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { type ReactNode, useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { copy } from './copy.ts'
import { SaveAsListButton } from './SaveAsListButton.tsx'
import { useDeleteSmartList, usePinSmartList, useUpdateSmartList } from './smart-lists.api.ts'
import { useSmartListHeadStyles } from './SmartListHead.styles.ts'
import type { CurrentList } from './use-current-list.ts'

const SmartListDialog = lazyPart(async () => (await import('./SmartListDialog.tsx')).SmartListDialog)

export interface SmartListHeadProps {
  control: CurrentList
  /** What is done with the contacts that are shown. */
  actions: ReactNode
}

/** The name of the chosen list, and what can be done with it. */
export function SmartListHead({ control, actions }: SmartListHeadProps) {
  const styles = useSmartListHeadStyles()
  const [isEditing, setIsEditing] = useState(false)
  const update = useUpdateSmartList()
  const { current, saved, shown, isChanged, canKeep, choose } = control
  if (!current) return null
  return (
    <div className={styles.head}>
      <h2 className={styles.name}>{current.name}</h2>
      {isChanged && <span className={styles.changed}>{copy.unsaved}</span>}
      {saved && canKeep && isChanged && (
        <Button size="small" onClick={() => update.mutate({ list: saved, body: shown })}>
          {copy.saveChanges}
        </Button>
      )}
      {isChanged && <SaveAsListButton control={control} appearance="subtle" />}
      {isChanged && (
        <Button size="small" appearance="subtle" onClick={() => choose(current)}>
          {copy.discard}
        </Button>
      )}
      {saved && <Actions control={control} onEdit={() => setIsEditing(true)} />}
      <div className={styles.end}>{actions}</div>
      {'hint' in current && <p className={styles.hint}>{current.hint}</p>}
      {isEditing && <SmartListDialog list={saved} shown={shown} onClose={() => setIsEditing(false)} />}
    </div>
  )
}

function Actions({ control, onEdit }: { control: CurrentList; onEdit: () => void }) {
  const remove = useDeleteSmartList()
  const pin = usePinSmartList()
  const { saved, canKeep, choose } = control
  if (!saved) return null
  return (
    <Menu positioning="below-start">
      <MenuTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-label={copy.actions(saved.name)}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => pin(saved, !saved.pinned)}>{saved.pinned ? copy.unpin : copy.pin}</MenuItem>
          {canKeep && <MenuItem onClick={onEdit}>{copy.edit}</MenuItem>}
          {canKeep && <MenuDivider />}
          {canKeep && (
            <MenuItem
              onClick={() => {
                remove(saved)
                choose(null)
              }}
            >
              {copy.remove}
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
