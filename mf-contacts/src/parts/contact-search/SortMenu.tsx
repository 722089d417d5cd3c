import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowSortDownLinesRegular } from '@fluentui/react-icons/svg/arrow-sort-down-lines'
import { contactFields } from 'openapi/fields/contact'
import { type ContactSort, sorts } from './contact-search.ts'
import { copy } from './copy.ts'

const names: Partial<Record<(typeof sorts)[number], string>> = {
  '-updated_at': copy.sortMenu.lastChanged,
  '-created_at': copy.sortMenu.newest,
  last_name: copy.sortMenu.name,
  status: contactFields.status.label,
  '-temperature': copy.sortMenu.hottest,
  next_follow_up: contactFields.next_follow_up.label,
}

/** The sort order of a list without column headers. */
export function SortMenu({ sort, onSort }: { sort: ContactSort; onSort: (sort: ContactSort) => void }) {
  const order = Object.entries(names).find(([value]) => value === sort)?.[1]
  return (
    <Menu
      checkedValues={{ sort: [sort] }}
      onCheckedValueChange={(_, data) => {
        const chosen = sorts.find((candidate) => candidate === data.checkedItems[0])
        if (chosen) onSort(chosen)
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<ArrowSortDownLinesRegular />} aria-label={copy.sortMenu.label(order)}>
          {order}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {Object.entries(names).map(([value, name]) => (
            <MenuItemRadio key={value} name="sort" value={value}>
              {name}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
