import { Button } from '@fluentui/react-components'
import type { ColumnKey } from './columns.ts'
import { copy } from './copy.ts'
import { useGroupDeals } from './deals-list.api.ts'
import { DealRows, type DealRowsProps } from './DealTable.tsx'
import { GroupHead, type ListedGroup } from './GroupHead.tsx'
import { useGroupRowsStyles } from './GroupRows.styles.ts'

export interface GroupRowsProps extends Omit<DealRowsProps, 'deals'> {
  group: ListedGroup
  columns: readonly ColumnKey[]
}

/** A group in the table, 15 deals at a time. */
export function GroupRows({ group, ...rows }: GroupRowsProps) {
  const styles = useGroupRowsStyles()
  const { data, hasNextPage, fetchNextPage, isFetching, isError } = useGroupDeals(group.shown, group.isOpen)
  const deals = data?.pages.flatMap(({ results }) => results) ?? []
  // The selection column and the name.
  const width = rows.columns.length + 2
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={width} className={styles.head}>
          <GroupHead group={group} />
        </th>
      </tr>
      {group.isOpen && <DealRows {...rows} deals={deals} />}
      {group.isOpen && (!data || hasNextPage) && (
        <tr>
          <td colSpan={width} className={styles.more}>
            <Button
              size="small"
              appearance="transparent"
              disabledFocusable={isFetching}
              onClick={() => void fetchNextPage()}
            >
              {loadMoreLabel(isFetching, isError)}
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** The label of the button below a group's deals. */
export function loadMoreLabel(isFetching: boolean, isError: boolean): string {
  if (isFetching) return copy.loadMoreLabel.loading
  return isError ? copy.loadMoreLabel.failed : copy.loadMoreLabel.more
}
