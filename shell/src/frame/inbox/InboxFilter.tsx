import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import { FilterRegular } from '@fluentui/react-icons/svg/filter'
import { useAtom } from 'jotai'
import { NotificationKind, notificationKindLabels } from 'openapi/codes'
import { copy } from './copy.ts'
import type { InboxQuery } from './inbox.api.ts'
import { groupedInboxAtom } from './inbox.atoms.ts'

const kinds = Object.values(NotificationKind)

export interface InboxFilterProps {
  query: InboxQuery
  onChange: (query: InboxQuery) => void
  onClear: () => void
}

/** Which kinds the inbox shows, whether only unread ones, and whether it is grouped by deal. */
export function InboxFilter({ query, onChange, onClear }: InboxFilterProps) {
  const [isGrouped, group] = useAtom(groupedInboxAtom)
  const chosen = query.kinds.length + Number(query.unread)
  const view = [...(query.unread ? ['unread'] : []), ...(isGrouped ? ['grouped'] : [])]
  return (
    <Menu
      positioning="below-end"
      checkedValues={{ view, kinds: [...query.kinds] }}
      onCheckedValueChange={(_, { name, checkedItems }) => {
        if (name === 'kinds') return onChange({ ...query, kinds: kinds.filter((kind) => checkedItems.includes(kind)) })
        group(checkedItems.includes('grouped'))
        if (checkedItems.includes('unread') !== query.unread) onChange({ ...query, unread: !query.unread })
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance={chosen > 0 ? 'secondary' : 'subtle'} icon={<FilterRegular />}>
          {chosen > 0 ? copy.inboxFilter.openWith(chosen) : copy.inboxFilter.open}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItemCheckbox name="view" value="unread">
            {copy.inboxFilter.unreadOnly}
          </MenuItemCheckbox>
          <MenuItemCheckbox name="view" value="grouped">
            {copy.inboxFilter.byDeal}
          </MenuItemCheckbox>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{copy.inboxFilter.kinds}</MenuGroupHeader>
            {kinds.map((kind) => (
              <MenuItemCheckbox key={kind} name="kinds" value={kind}>
                {notificationKindLabels[kind]}
              </MenuItemCheckbox>
            ))}
          </MenuGroup>
          {chosen > 0 && (
            <>
              <MenuDivider />
              <MenuItem onClick={onClear}>{copy.inboxFilter.clear}</MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
