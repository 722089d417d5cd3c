import { mergeClasses } from '@fluentui/react-components'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useSearchParams } from 'remote-kit/use-search-params'
import { deviceTypeAtom } from 'remote-kit/session'
import { CorrectedWords } from 'ui-kit/CorrectedWords'
import { ErrorState } from 'ui-kit/ErrorState'
import { HiddenText } from 'ui-kit/HiddenText'
import { lazyPart } from 'ui-kit/lazy-part'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { listedDeal } from '#pages/workspaces/commands/listed-deal.ts'
import { useDealCommands } from '#pages/workspaces/commands/use-deal-commands.tsx'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { SelectPage } from '#pages/workspaces/selection/SelectPage.tsx'
import { copy } from './copy.ts'
import { useDealListStyles } from './DealList.styles.ts'
import { type DealSort, type ListScope, useDealsPage } from './deals-list.api.ts'
import { DealRows, type DealRowsProps, DealTable } from './DealTable.tsx'
import { DealTiles } from './DealTiles.tsx'
import { useColumns } from './kept-columns.ts'
import { DEFAULT_SORT, readGroup, readPage, readSort, withParam } from './list-state.ts'
import { Pager } from './Pager.tsx'

const GroupedDeals = lazyPart(
  async () => (await import('./GroupedDeals.tsx')).GroupedDeals,
  <SkeletonRows label={copy.groupedDeals.loading} rows={15} />,
)

export interface DealListProps extends Omit<DealRowsProps, 'deals'> {
  scope: ListScope
  query: DealQuery
  /** The names of phases and people, by id. */
  nameOf: (id: string) => string
  /** Shown if there is no deal. */
  empty: ReactNode
}

/**
 * Deals, 15 per page (docs/specification.md §9), or in groups: a table, or cards on a phone. The display options are in
 * the URL.
 */
export function DealList({ scope, query, agentOf, phaseOf, nameOf, empty }: DealListProps) {
  const styles = useDealListStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const [params, setParams] = useSearchParams()
  const [sort, page, by] = [readSort(params), readPage(params), readGroup(params)]
  const columns = useColumns()
  const deals = useDealsPage(scope, query, sort, page, by === undefined)
  const cache = useQueryClient()
  const opened = useDealCommands((id) => listedDeal(cache, id))

  const setParam = (name: string, value: string) => setParams((current) => withParam(current, name, value))
  const onSort = (next: DealSort) => setParam('sort', next === DEFAULT_SORT ? '' : next)

  if (by) {
    const grouped = { scope, query, by, sort, onSort, columns, agentOf, phaseOf, nameOf, empty }
    return (
      <div className={styles.list}>
        <GroupedDeals key={by} {...grouped} />
        {opened}
      </div>
    )
  }
  if (deals.isPending) return <SkeletonRows label={copy.dealList.loading} rows={15} />
  if (!deals.data) {
    return <ErrorState title={copy.dealList.failed} error={deals.error} onRetry={() => void deals.refetch()} />
  }
  if (deals.data.results.length === 0 && page === 1) return empty

  const rows = { deals: deals.data.results, agentOf, phaseOf }
  return (
    <div className={mergeClasses(styles.list, deals.isPlaceholderData && styles.stale)}>
      <CorrectedWords corrected={deals.data.corrected_q} />
      {isPhone ? (
        <>
          <h2>
            <HiddenText>{copy.dealList.caption}</HiddenText>
          </h2>
          <DealTiles {...rows} />
        </>
      ) : (
        <DealTable columns={columns} sort={sort} onSort={onSort} select={<SelectPage deals={rows.deals} />}>
          <tbody>
            <DealRows {...rows} columns={columns} />
          </tbody>
        </DealTable>
      )}
      {opened}
      <Pager page={deals.data} />
    </div>
  )
}
