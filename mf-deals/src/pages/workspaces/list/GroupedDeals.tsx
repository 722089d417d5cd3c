import { useAtomValue } from 'jotai'
import type { DealGroup } from 'openapi'
import type { DealGroupField } from 'openapi/codes'
import { type ReactNode, useState } from 'react'
import { deviceTypeAtom } from 'remote-kit/session'
import { CorrectedWords } from 'ui-kit/CorrectedWords'
import { ErrorState } from 'ui-kit/ErrorState'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import type { ColumnKey } from './columns.ts'
import { copy } from './copy.ts'
import { type DealSort, type ListScope, useDealGroups } from './deals-list.api.ts'
import type { DealRowsProps } from './DealTable.tsx'
import { DealTable } from './DealTable.tsx'
import { groupLabel } from './group-labels.ts'
import { GroupRows } from './GroupRows.tsx'
import { GroupTiles } from './GroupTiles.tsx'

/** Groups are open at first until this many deals are listed; the others open on a click. */
const OPEN_AT_FIRST = 45

export interface GroupedDealsProps extends Omit<DealRowsProps, 'deals'> {
  scope: ListScope
  query: DealQuery
  by: DealGroupField
  columns: readonly ColumnKey[]
  sort: DealSort
  onSort: (sort: DealSort) => void
  /** The names of groups whose keys are ids. */
  nameOf: (key: string) => string
  /** Shown if there is no deal. */
  empty: ReactNode
}

/** The list in groups, each with the number and value of its deals, counted by the API. */
export function GroupedDeals({ scope, query, by, nameOf, empty, ...list }: GroupedDealsProps) {
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const [toggled, setToggled] = useState<ReadonlySet<string | null>>(new Set())
  const { data, error, isPending, refetch } = useDealGroups(scope, query, by)
  if (isPending) return <SkeletonRows label={copy.groupedDeals.loading} rows={15} />
  if (!data) {
    return <ErrorState title={copy.groupedDeals.failed} error={error} onRetry={() => void refetch()} />
  }
  if (data.groups.length === 0) return empty

  const toggle = (key: string | null) =>
    setToggled((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  const groups = data.groups.map((group, at) => ({
    ...group,
    label: groupLabel(by, group.key, nameOf),
    isOpen: opensAtFirst(data.groups, at) !== toggled.has(group.key),
    onToggle: () => toggle(group.key),
    shown: { scope, query, by, sort: list.sort, group: group.key },
  }))
  return (
    <>
      <CorrectedWords corrected={data.corrected_q} />
      {isPhone ? (
        groups.map((group) => <GroupTiles key={group.key} {...list} group={group} />)
      ) : (
        <DealTable columns={list.columns} sort={list.sort} onSort={list.onSort}>
          {groups.map((group) => (
            <GroupRows key={group.key} {...list} group={group} />
          ))}
        </DealTable>
      )}
    </>
  )
}

/** Whether a group is open at first: the first one is, others as long as they fit. */
function opensAtFirst(groups: readonly DealGroup[], at: number): boolean {
  const before = groups.slice(0, at).reduce((sum, { count }) => sum + Math.min(count, 15), 0)
  return before < OPEN_AT_FIRST
}
