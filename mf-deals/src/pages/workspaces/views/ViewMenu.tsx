import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { SaveRegular } from '@fluentui/react-icons/svg/save'
import type { View } from 'openapi'
import { copy } from './copy.ts'
import type { SavedViewControl } from './use-saved-view.ts'
import { useViewMenuStyles } from './ViewMenu.styles.ts'

/** The choice of no saved view. */
const NONE = ''

/** Actions in the menu. */
export type ViewAction = 'save' | 'save-as' | 'edit' | 'delete'

export interface ViewMenuProps {
  control: SavedViewControl
  onAction: (action: ViewAction) => void
}

/** The saved views, the actions for the current one, and whether the display differs from it. */
export function ViewMenu({ control, onAction }: ViewMenuProps) {
  const styles = useViewMenuStyles()
  const { own, shared, current, isChanged, canKeep, choose } = control
  const every = [...own, ...shared]
  return (
    <span className={styles.bar}>
      <Menu
        checkedValues={{ view: [current?.id ?? NONE] }}
        onCheckedValueChange={(_, { checkedItems: [id] }) => choose(every.find((view) => view.id === id) ?? null)}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button
            size="small"
            shape="circular"
            className={styles.trigger}
            icon={<BookmarkRegular fontSize={14} />}
            aria-label={copy.viewMenu.label(current?.name ?? copy.viewMenu.all)}
          >
            <span className={styles.name}>{current?.name ?? copy.viewMenu.all}</span>
            <ChevronDownRegular fontSize={14} aria-hidden />
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList className={styles.list}>
            <MenuItemRadio name="view" value={NONE}>
              {copy.viewMenu.all}
            </MenuItemRadio>
            <Views heading={copy.viewMenu.mine} views={own} />
            <Views heading={copy.viewMenu.shared} views={shared} />
            <MenuDivider />
            {current && isChanged && (
              <>
                {canKeep && (
                  <MenuItem icon={<SaveRegular />} onClick={() => onAction('save')}>
                    {copy.viewMenu.saveChanges}
                  </MenuItem>
                )}
                <MenuItem icon={<ArrowUndoRegular />} onClick={() => choose(current)}>
                  {copy.viewMenu.resetChanges}
                </MenuItem>
              </>
            )}
            <MenuItem icon={<BookmarkRegular />} onClick={() => onAction('save-as')}>
              {copy.viewMenu.saveAs}
            </MenuItem>
            {current && canKeep && (
              <>
                <MenuItem icon={<EditRegular />} onClick={() => onAction('edit')}>
                  {copy.viewMenu.rename}
                </MenuItem>
                <MenuItem icon={<DeleteRegular />} onClick={() => onAction('delete')}>
                  {copy.viewMenu.delete}
                </MenuItem>
              </>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {isChanged && (
        <span className={styles.changed}>
          <span className={styles.dot} aria-hidden />
          {copy.viewMenu.unsaved}
          <Button
            size="small"
            appearance="transparent"
            className={styles.small}
            onClick={() => onAction(canKeep ? 'save' : 'save-as')}
          >
            {canKeep ? copy.viewMenu.save : copy.viewMenu.saveAsShort}
          </Button>
        </span>
      )}
    </span>
  )
}

function Views({ heading, views }: { heading: string; views: readonly View[] }) {
  if (views.length === 0) return null
  return (
    <MenuGroup>
      <MenuGroupHeader>{heading}</MenuGroupHeader>
      {views.map(({ id, name }) => (
        <MenuItemRadio key={id} name="view" value={id}>
          {name}
        </MenuItemRadio>
      ))}
    </MenuGroup>
  )
}
