import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
} from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { type ReactNode, useState } from 'react'
import { sortQuery } from 'remote-kit/custom-fields/names'
import { lazyPart } from 'ui-kit/lazy-part'
import type { ContactSearch } from '#parts/contact-search/contact-search.ts'
import { copy } from './copy.ts'
import { useDeleteSmartList, usePinSmartList, useUpdateSmartList } from './smart-lists.api.ts'
import { useSmartListHeadStyles } from './SmartListHead.styles.ts'
import { columnsIn } from '#parts/contact-columns/use-contact-columns.ts'
import type { CurrentList } from './use-current-list.ts'

const SmartListDialog = lazyPart(async () => (await import('./SmartListDialog.tsx')).SmartListDialog)

export interface SmartListHeadProps {
  search: ContactSearch
  control: CurrentList
  /** What is done with the contacts that are shown. */
  actions: ReactNode
}

/** The name of the list, what to do with it, and saving what is shown as another one. */
export function SmartListHead({ search, control, actions }: SmartListHeadProps) {
  const styles = useSmartListHeadStyles()
  const [open, setOpen] = useState<'new' | 'edit' | null>(null)
  const update = useUpdateSmartList()
  const { current, saved, isChanged, canKeep, choose } = control
  const order = sortQuery(search.sort)
  const shown = {
    filters: search.asked,
    ...('sort' in order ? { ...order, custom_sort: null } : order),
    columns: columnsIn(search.columns.split(',')),
  }
  const canSave = current ? isChanged : search.isNarrowed
  return (
    <div className={mergeClasses(styles.head, !current && !canSave && styles.onlyActions)}>
      {current && <h2 className={styles.name}>{current.name}</h2>}
      {isChanged && <span className={styles.changed}>{copy.unsaved}</span>}
      {saved && canKeep && isChanged && (
        <Button size="small" onClick={() => update.mutate({ list: saved, body: shown })}>
          {copy.saveChanges}
        </Button>
      )}
      {canSave && (
        <Button
          size="small"
          appearance={current ? 'subtle' : 'secondary'}
          {...SmartListDialog.onApproach}
          onClick={() => setOpen('new')}
        >
          {copy.saveAs}
        </Button>
      )}
      {current && isChanged && (
        <Button size="small" appearance="subtle" onClick={() => choose(current)}>
          {copy.discard}
        </Button>
      )}
      {saved && <Actions control={control} onEdit={() => setOpen('edit')} />}
      <div className={styles.end}>{actions}</div>
      {current && 'hint' in current && <p className={styles.hint}>{current.hint}</p>}
      {open && (
        <SmartListDialog
          list={open === 'edit' ? saved : null}
          shown={shown}
          onSaved={(list) => open === 'new' && choose(list)}
          onClose={() => setOpen(null)}
        />
      )}
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
