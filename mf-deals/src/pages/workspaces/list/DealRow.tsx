import { mergeClasses } from '@fluentui/react-components'
import type { DealCard } from 'openapi'
import { representationLabels } from 'openapi/codes'
import { Link } from 'react-router'
import { Tag } from 'ui-kit/Tag'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import { SelectDeal } from '#pages/workspaces/selection/SelectDeal.tsx'
import { clientLabel } from '#parts/deals/deal-labels.ts'
import { cellWidth } from 'ui-kit/column-widths'
import { type ColumnKey, NAME_WIDTH } from './columns.ts'
import { copy } from './copy.ts'
import { DealCell } from './DealCell.tsx'
import { useDealTableStyles } from './DealTable.styles.ts'

export interface DealRowProps {
  deal: DealCard
  agent: CardAgent | undefined
  /** The phase's name; empty if unknown. */
  phase: string
  columns: readonly ColumnKey[]
}

/** A deal as a row that links to it. */
export function DealRow({ deal, agent, phase, columns }: DealRowProps) {
  const styles = useDealTableStyles()
  return (
    <tr className={styles.row} data-row-id={deal.id}>
      <td className={styles.select}>
        {/* The name's link for the pointer, over the whole row and below everything that has a click of its own. */}
        <Link to={`/agent/deal/${deal.id}`} className={styles.whole} tabIndex={-1} aria-hidden />
        <SelectDeal deal={deal} />
      </td>
      <th scope="row" className={mergeClasses(styles.cell, styles.first)} style={cellWidth('name', NAME_WIDTH)}>
        <Link to={`/agent/deal/${deal.id}`} className={styles.name} data-row-focus>
          {deal.name}
        </Link>
        <span className={styles.second}>
          {deal.sample && <Tag>{copy.dealRow.sample}</Tag>}
          <Tag>{representationLabels[deal.representation]}</Tag>
          <span className={styles.clients}>{clientLabel(deal.client_names) || deal.headline}</span>
        </span>
      </th>
      {columns.map((column) => (
        <DealCell key={column} column={column} deal={deal} agent={agent} phase={phase} />
      ))}
    </tr>
  )
}
