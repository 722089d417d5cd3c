import { Button } from '@fluentui/react-components'
import { useGroupDeals } from './deals-list.api.ts'
import type { DealRowsProps } from './DealTable.tsx'
import { DealTiles } from './DealTiles.tsx'
import { GroupHead, type ListedGroup } from './GroupHead.tsx'
import { loadMoreLabel } from './GroupRows.tsx'
import { useGroupTilesStyles } from './GroupTiles.styles.ts'

/** A group on a phone, with its deals as cards. */
export function GroupTiles({ group, ...rows }: Omit<DealRowsProps, 'deals'> & { group: ListedGroup }) {
  const styles = useGroupTilesStyles()
  const { data, hasNextPage, fetchNextPage, isFetching, isError } = useGroupDeals(group.shown, group.isOpen)
  return (
    <section className={styles.group} aria-label={group.label}>
      <h2 className={styles.head}>
        <GroupHead group={group} />
      </h2>
      {group.isOpen && <DealTiles {...rows} deals={data?.pages.flatMap(({ results }) => results) ?? []} />}
      {group.isOpen && (!data || hasNextPage) && (
        <Button disabledFocusable={isFetching} onClick={() => void fetchNextPage()}>
          {loadMoreLabel(isFetching, isError)}
        </Button>
      )}
    </section>
  )
}
