import { Button } from '@fluentui/react-components'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { FactLine } from 'ui-kit/FactLine'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { copy } from './copy.ts'
import { useDealRowsStyles } from './DealRows.styles.ts'

/** Pages of a list in the query cache. */
interface Pages {
  isPending: boolean
  isError: boolean
  error: unknown
  isFetching: boolean
  hasNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

export interface DealRowsProps {
  what: string
  pages: Pages
  /** The number of loaded deals; undefined while loading. */
  count: number | undefined
  empty: { icon: ReactElement; title: string; words: string }
  /** A `DealRow` each. */
  children: ReactNode
}

/** Deals that can be restored, in each state of their list. */
export function DealRows({ what, pages, count, empty, children }: DealRowsProps) {
  const styles = useDealRowsStyles()
  return (
    <>
      {pages.isPending && <SkeletonRows label={copy.dealRows.loading(what)} rows={5} />}
      {pages.isError && count === undefined && (
        <ErrorState title={copy.dealRows.failed(what)} error={pages.error} onRetry={() => void pages.refetch()} />
      )}
      {count === 0 && (
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.words}
        </EmptyState>
      )}
      <ul className={styles.list}>{children}</ul>
      {pages.hasNextPage && (
        <Button className={styles.more} disabledFocusable={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
          {copy.dealRows.more}
        </Button>
      )}
    </>
  )
}

export interface DealRowProps {
  /** Facts of the deal as text. */
  name: string
  link?: string
  facts: readonly string[]
  tick?: ReactNode
  isBusy: boolean
  onRestore: () => void
}

/** A deal that can be restored. */
export function DealRow({ name, link, facts, tick, isBusy, onRestore }: DealRowProps) {
  const styles = useDealRowsStyles()
  return (
    <li className={styles.row}>
      {tick}
      <div className={styles.text}>
        {link ? (
          <Link to={link} className={styles.name}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <div className={styles.facts}>
          <FactLine facts={facts} />
        </div>
      </div>
      <Button size="small" disabledFocusable={isBusy} aria-label={copy.dealRow.restoreDeal(name)} onClick={onRestore}>
        {copy.dealRow.restore}
      </Button>
    </li>
  )
}
