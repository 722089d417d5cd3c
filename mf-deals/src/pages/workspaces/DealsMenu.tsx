import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { useAtomValue } from 'jotai'
import { Children, type ReactNode, useState } from 'react'
import { exportAddress } from 'remote-kit/export-address'
import { customKey, isCustomColumn, sortQuery } from 'remote-kit/custom-fields/names'
import { canExport } from 'remote-kit/rights'
import { deviceTypeAtom, userProfileAtom } from 'remote-kit/session'
import { formatExtent } from 'ui-kit/format'
import { MenuItemText } from 'ui-kit/MenuItemText'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { useFilterBarStyles } from '#pages/workspaces/filters/FilterBar.styles.ts'
import type { ColumnKey } from '#pages/workspaces/list/columns.ts'
import { type DealSort, type ListScope, useDealCount } from '#pages/workspaces/list/deals-list.api.ts'
import { copy } from './copy.ts'

export interface DealsMenuProps {
  scope: ListScope
  query: DealQuery
  isFiltered: boolean
  /** The order and columns of the list; undefined in other views. */
  shown: { sort: DealSort; columns: readonly ColumnKey[] } | undefined
  onImport: () => void
  onPrint: () => void
  /** Entries above import and export. */
  children?: ReactNode
}

/** Menu to print the listed deals, and for users who may, to export them and to import others. */
export function DealsMenu({ scope, query, isFiltered, shown, onImport, onPrint, children }: DealsMenuProps) {
  const styles = useFilterBarStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const mayExport = canExport(useAtomValue(userProfileAtom))
  const entries = Children.toArray(children)
  const [isOpen, setIsOpen] = useState(false)
  const count = useDealCount(scope, query, isOpen && mayExport)
  const extent = formatExtent(count, 'deal', isFiltered)
  const file = (columns?: readonly ColumnKey[]) =>
    exportAddress('/deals/export/', {
      ...query,
      ...scope,
      ...(shown && sortQuery(shown.sort)),
      ...(columns && columnsQuery(columns)),
    })
  return (
    <Menu open={isOpen} onOpenChange={(_, { open }) => setIsOpen(open)}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance="subtle"
          className={isPhone ? styles.touch : undefined}
          icon={<MoreHorizontalRegular />}
          aria-label={copy.dealsMenu.more}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {entries}
          <MenuItem onClick={onPrint}>{copy.dealsMenu.print}</MenuItem>
          {mayExport && <MenuDivider />}
          {mayExport && (
            <>
              {shown && (
                <FileItem
                  href={file(shown.columns)}
                  title={copy.dealsMenu.export}
                  extent={copy.dealsMenu.theseColumns(extent)}
                />
              )}
              <FileItem
                href={file()}
                title={shown ? copy.dealsMenu.exportAll : copy.dealsMenu.export}
                extent={extent}
              />
              <MenuItem onClick={onImport}>{copy.dealsMenu.import}</MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

/** The columns as parameters of the API. */
function columnsQuery(columns: readonly ColumnKey[]) {
  const custom = columns.filter(isCustomColumn).map(customKey)
  const own = columns.flatMap((column) => (isCustomColumn(column) ? [] : [column]))
  // The name is always first. A file of custom fields alone has nothing else.
  return { columns: own.length > 0 ? own : ['name' as const], ...(custom.length > 0 && { custom_columns: custom }) }
}

/** A file to download and what it contains. */
function FileItem({ href, title, extent }: { href: string; title: string; extent: string }) {
  return (
    <MenuItemLink href={href} download="">
      <MenuItemText title={title} hint={extent} />
    </MenuItemLink>
  )
}
