import { mergeClasses } from '@fluentui/react-components'
import type { DealCard } from 'openapi'
import { dealStatusLabels } from 'openapi/codes'
import { useCustomFields } from 'remote-kit/custom-fields'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { dayOf } from 'ui-kit/days'
import { NOTHING } from 'ui-kit/format'
import { dateNameOf, isDateField } from '#pages/workspaces/filters/date-fields.ts'
import { type ColumnKey, columnLabel, isNumberColumn } from '#pages/workspaces/list/columns.ts'
import { DealFact } from '#pages/workspaces/list/DealCell.tsx'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import { clientLabel, endOf } from '#parts/deals/deal-labels.ts'
import { paperDay } from '#parts/print/paper.ts'
import { usePaperTableStyles } from './PaperTable.styles.ts'

export interface PaperTableProps {
  deals: readonly DealCard[]
  /** After the name. */
  columns: readonly ColumnKey[]
  agentOf: (deal: DealCard) => CardAgent | undefined
  phaseOf: (deal: DealCard) => string
}

/** Deals on paper, one per row. Its head is repeated on every page. */
export function PaperTable({ deals, columns, agentOf, phaseOf }: PaperTableProps) {
  const styles = usePaperTableStyles()
  const timeZone = useTimeZone()
  const fields = useCustomFields('deal')

  const cell = (deal: DealCard, column: ColumnKey) => {
    switch (column) {
      case 'agent':
        return agentOf(deal)?.name ?? NOTHING
      case 'status':
        return dealStatusLabels[deal.status]
      case 'closing':
        return <Day day={deal.dates[endOf(deal)]} />
      case 'created_at':
      case 'updated_at':
        return <Day day={dayOf(new Date(deal[column]), timeZone)} />
      case 'next_date':
        if (!deal.next_date) return NOTHING
        return (
          <>
            {deal.next_date.title}, <Day day={deal.next_date.date} />
          </>
        )
      default: {
        const date = isDateField(column) && dateNameOf(column)
        if (date) return <Day day={deal.dates[date]} />
        return <DealFact column={column} deal={deal} agent={undefined} phase={phaseOf(deal)} />
      }
    }
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.wide}>
            {columnLabel('name')}
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={mergeClasses(isNumberColumn(column) && styles.number, column === 'next_date' && styles.wide)}
            >
              {columnLabel(column, fields)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deals.map((deal) => (
          <tr key={deal.id} className={styles.row}>
            <th scope="row" className={styles.name}>
              {deal.name}
              <span className={styles.client}>{clientLabel(deal.client_names)}</span>
            </th>
            {columns.map((column) => (
              <td key={column} className={mergeClasses(isNumberColumn(column) && styles.number)}>
                {cell(deal, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A day, in one piece. */
function Day({ day }: { day: string | null | undefined }) {
  const styles = usePaperTableStyles()
  return day ? <span className={styles.day}>{paperDay(day)}</span> : NOTHING
}
