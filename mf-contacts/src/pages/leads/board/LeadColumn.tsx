import { Button, mergeClasses } from '@fluentui/react-components'
import { ChevronDoubleLeftRegular } from '@fluentui/react-icons/svg/chevron-double-left'
import { useAtomValue } from 'jotai'
import type { LeadBoardColumn } from 'openapi'
import { contactStatusLabels } from 'openapi/codes'
import { useId } from 'react'
import { useDropTarget } from 'remote-kit/board/use-drag'
import { contactStatusChips } from 'ui-kit/code-labels'
import { formatCount } from 'ui-kit/format'
import { carriedLeadAtom } from './board.atoms.ts'
import { type LeadQuery, useColumnLeads } from './board.api.ts'
import { copy } from './copy.ts'
import { LeadCard, type LeadCardProps } from './LeadCard.tsx'
import { useLeadColumnStyles } from './LeadColumn.styles.ts'

export interface LeadColumnProps extends Pick<LeadCardProps, 'drop' | 'now' | 'statuses'> {
  column: LeadBoardColumn
  query: LeadQuery
  /** Folds the column, if it can be. */
  onFold: (() => void) | undefined
}

/** A status: its head with the count, and its cards, which scroll below it. */
export function LeadColumn({ column, query, onFold, ...card }: LeadColumnProps) {
  const styles = useLeadColumnStyles()
  const { status, count } = column
  const { ref, isTarget } = useColumnTarget(status)
  const { leads, hasMore, isLoading, isFailed, loadMore } = useColumnLeads(column, query)
  const headId = useId()
  const label = contactStatusLabels[status]
  return (
    <section
      ref={ref}
      data-status={status}
      aria-labelledby={headId}
      className={mergeClasses(styles.column, isTarget && styles.target)}
    >
      <h2 id={headId} className={styles.head}>
        <span className={styles.dot} style={{ backgroundColor: contactStatusChips[status].fill }} />
        <span>{label}</span>
        <span className={styles.count}>{formatCount(count)}</span>
        {onFold && (
          <Button
            size="small"
            appearance="subtle"
            className={styles.fold}
            icon={<ChevronDoubleLeftRegular />}
            aria-label={copy.column.fold(label)}
            onClick={onFold}
          />
        )}
      </h2>
      <div className={styles.cards}>
        {leads.map((lead) => (
          <LeadCard key={lead.id} lead={lead} {...card} />
        ))}
        {hasMore && (
          <Button size="small" disabledFocusable={isLoading} onClick={loadMore}>
            {isFailed ? copy.column.moreFailed : copy.column.more}
          </Button>
        )}
        {count === 0 && <p className={styles.empty}>{copy.column.empty}</p>}
      </div>
    </section>
  )
}

/** A column that is folded to its name and count. A lead can be dropped on it. */
export function FoldedColumn({
  column: { status, count },
  onUnfold,
}: {
  column: LeadBoardColumn
  onUnfold: () => void
}) {
  const styles = useLeadColumnStyles()
  const { ref, isTarget } = useColumnTarget(status)
  return (
    <div ref={ref} data-status={status} className={mergeClasses(styles.folded, isTarget && styles.target)}>
      <button type="button" className={styles.unfold} aria-expanded={false} onClick={onUnfold}>
        <span className={styles.dot} style={{ backgroundColor: contactStatusChips[status].fill }} />
        <span>{contactStatusLabels[status]}</span>
        <span className={styles.count}>{formatCount(count)}</span>
      </button>
    </div>
  )
}

/** Where a lead can be dropped, by pointer or by keyboard. */
function useColumnTarget(status: LeadBoardColumn['status']) {
  const { ref, isTarget } = useDropTarget(`status ${status}`, { status })
  const carried = useAtomValue(carriedLeadAtom)
  return { ref, isTarget: isTarget || (carried?.by === 'keyboard' && carried.to === status) }
}
