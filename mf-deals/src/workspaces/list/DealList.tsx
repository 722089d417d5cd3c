import { Field, makeStyles, mergeClasses, Select } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { DealCard } from 'openapi'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { deviceTypeAtom } from 'remote-kit/session'
import { CorrectedWords } from 'ui-kit/CorrectedWords'
import { ErrorState } from 'ui-kit/ErrorState'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import type { CardAgent } from '../board/DealFace.tsx'
import type { DealQuery } from '../filters/deal-filters.ts'
import { type DealSort, DEFAULT_SORT, type ListScope, readPage, readSort, useDealsPage } from './deals-list.api.ts'
import { DealTable } from './DealTable.tsx'
import { DealTiles } from './DealTiles.tsx'
import { Pager } from './Pager.tsx'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBottom: '24px' },
  corrected: { ':empty': { display: 'none' } },
  stale: { opacity: 0.6 },
})

const phoneSorts: { sort: DealSort; label: string }[] = [
  { sort: '-updated_at', label: 'Changed last' },
  { sort: 'next_date', label: 'Next date' },
  { sort: 'closing', label: 'Closing' },
  { sort: '-price', label: 'Price, highest first' },
  { sort: 'name', label: 'Name' },
]

export interface DealListProps {
  scope: ListScope
  query: DealQuery
  agentOf: (deal: DealCard) => CardAgent | undefined
  phaseOf: (deal: DealCard) => string
  /** What stands there without a deal. */
  empty: ReactNode
}

/** Deals 15 a page (SPEC.md §9): a table, on a phone cards. Order and page live in the address. */
export function DealList({ scope, query, agentOf, phaseOf, empty }: DealListProps) {
  const styles = useStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const [params, setParams] = useSearchParams()
  const sort = readSort(params)
  const page = readPage(params)
  const deals = useDealsPage(scope, query, sort, page)

  const setParam = (name: string, value: string, isDefault: boolean) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      if (isDefault) next.delete(name)
      else next.set(name, value)
      if (name !== 'page') next.delete('page')
      return next
    })
  const setSort = (next: DealSort) => setParam('sort', next, next === DEFAULT_SORT)

  if (deals.isPending) return <SkeletonRows label="Loading deals" rows={15} />
  if (!deals.data) {
    return <ErrorState title="The deals could not be loaded" error={deals.error} onRetry={() => void deals.refetch()} />
  }
  if (deals.data.results.length === 0 && page === 1) return empty

  const rows = { deals: deals.data.results, agentOf, phaseOf }
  return (
    <div className={mergeClasses(styles.list, deals.isPlaceholderData && styles.stale)}>
      <CorrectedWords className={styles.corrected} corrected={deals.data.corrected_q} />
      {isPhone ? (
        <>
          <Field label="Order" orientation="horizontal">
            <Select
              value={sort}
              onChange={(_, { value }) => setSort(phoneSorts.find((one) => one.sort === value)?.sort ?? DEFAULT_SORT)}
            >
              {phoneSorts.map((one) => (
                <option key={one.sort} value={one.sort}>
                  {one.label}
                </option>
              ))}
            </Select>
          </Field>
          <DealTiles {...rows} />
        </>
      ) : (
        <DealTable {...rows} sort={sort} onSort={setSort} />
      )}
      <Pager page={deals.data} onPage={(next) => setParam('page', String(next), next === 1)} />
    </div>
  )
}
