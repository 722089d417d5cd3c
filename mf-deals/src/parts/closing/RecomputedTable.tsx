import type { RecomputedCommission } from 'openapi'
import { useToday } from 'remote-kit/use-today'
import { formatDay, withinSentence } from 'ui-kit/days'
import { formatMoney } from 'ui-kit/format'
import { copy } from './copy.ts'
import { useRecomputedTableStyles } from './RecomputedTable.styles.ts'

export interface RecomputedTableProps {
  recomputed: readonly RecomputedCommission[]
  nameOf: (user: string) => string
}

/** Deals whose commission changes, before and after. */
export function RecomputedTable({ recomputed, nameOf }: RecomputedTableProps) {
  const styles = useRecomputedTableStyles()
  const now = useToday()
  return (
    <ul className={styles.list} aria-label={copy.recomputedTable.label}>
      {recomputed.map(({ deal, name, closed_on, user, before, after }) => (
        <li key={`${deal} ${user}`} className={styles.deal}>
          <div className={styles.head}>
            {name}
            <span className={styles.day}>{copy.recomputedTable.closed(withinSentence(formatDay(closed_on, now)))}</span>
          </div>
          <div className={styles.parts}>
            <span>{copy.recomputedTable.company(formatMoney(before.company), formatMoney(after.company))}</span>
            <span>{`${nameOf(user) || 'Agent'} ${formatMoney(before.amount)} → ${formatMoney(after.amount)}`}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
