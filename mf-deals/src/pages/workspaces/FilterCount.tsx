import { formatCount, formatQuantity } from 'ui-kit/format'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { useFilterBarStyles } from '#pages/workspaces/filters/FilterBar.styles.ts'
import { type ListScope, useDealCount } from '#pages/workspaces/list/deals-list.api.ts'
import { copy } from './copy.ts'

export interface FilterCountProps {
  scope: ListScope
  query: DealQuery
}

/** How many of all deals the filters leave: "4 of 23 deals". */
export function FilterCount({ scope, query }: FilterCountProps) {
  const styles = useFilterBarStyles()
  const count = useDealCount(scope, query, true)
  const all = useDealCount(scope, {}, true)
  return (
    <span className={styles.count} aria-live="polite">
      {typeof count === 'number' &&
        typeof all === 'number' &&
        copy.filterCount(formatCount(count), formatQuantity(all, 'deal'))}
    </span>
  )
}
