import { mergeClasses } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import type { DealCard } from 'openapi'
import { representationLabels } from 'openapi/codes'
import { Link } from 'react-router'
import { dealStatusChips } from 'ui-kit/code-labels'
import { formatAgo, formatDay } from 'ui-kit/days'
import { DueDay } from 'ui-kit/DueDay'
import { NOTHING } from 'ui-kit/format'
import { HiddenText } from 'ui-kit/HiddenText'
import { Money } from 'ui-kit/Money'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { StatusChip } from 'ui-kit/StatusChip'
import { Tag } from 'ui-kit/Tag'
import type { CardAgent } from '../board/DealFace.tsx'
import { RiskMark } from '../board/RiskMark.tsx'
import { clientWords, isUnderWay } from '../deal-words.ts'
import { SelectDeal } from '../selection/SelectDeal.tsx'
import { SelectPage } from '../selection/SelectPage.tsx'
import type { DealSort } from './deals-list.api.ts'
import { useDealTableStyles } from './DealTable.styles.ts'

export interface DealRowsProps {
  deals: readonly DealCard[]
  agentOf: (deal: DealCard) => CardAgent | undefined
  /** The phase's name; empty where it is not known. */
  phaseOf: (deal: DealCard) => string
}

export interface DealTableProps extends DealRowsProps {
  sort: DealSort
  onSort: (sort: DealSort) => void
}

type SortField = 'name' | 'price' | 'closing' | 'next_date' | 'updated_at'

const columns: { name: string; sort?: SortField; isNumber?: boolean }[] = [
  { name: 'Deal', sort: 'name' },
  { name: 'Status' },
  { name: 'Phase' },
  { name: 'Price', sort: 'price', isNumber: true },
  { name: 'Closing', sort: 'closing' },
  { name: 'Next', sort: 'next_date' },
  { name: 'Risk' },
  { name: 'Done', isNumber: true },
  { name: 'Agent' },
  { name: 'Changed', sort: 'updated_at' },
]

/** Deals as a table; the heads sort. */
export function DealTable({ deals, agentOf, phaseOf, sort, onSort }: DealTableProps) {
  const styles = useDealTableStyles()
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr className={styles.head}>
            <th scope="col" className={styles.select}>
              <SelectPage deals={deals} />
            </th>
            {columns.map((column) => (
              <HeadCell key={column.name} {...column} current={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <Row key={deal.id} deal={deal} agent={agentOf(deal)} phase={phaseOf(deal)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface HeadCellProps {
  name: string
  sort?: SortField
  isNumber?: boolean
  current: DealSort
  onSort: (sort: DealSort) => void
}

function HeadCell({ name, sort, isNumber, current, onSort }: HeadCellProps) {
  const styles = useDealTableStyles()
  const className = mergeClasses(styles.headCell, isNumber && styles.number)
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    )
  }
  const isDown = current === `-${sort}`
  const isSorted = isDown || current === sort
  const Arrow = isDown ? ArrowDownRegular : ArrowUpRegular
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        className={mergeClasses(styles.sort, isNumber && styles.sortNumber)}
        onClick={() => onSort(current === sort ? `-${sort}` : sort)}
      >
        {name}
        <Arrow fontSize={14} aria-hidden className={isSorted ? undefined : styles.unsorted} />
      </button>
    </th>
  )
}

function Row({ deal, agent, phase }: { deal: DealCard; agent: CardAgent | undefined; phase: string }) {
  const styles = useDealTableStyles()
  const closing = deal.dates.actual_close ?? deal.dates.closing
  return (
    <tr className={styles.row}>
      <td className={styles.select}>
        <SelectDeal deal={deal} />
      </td>
      <th scope="row" className={mergeClasses(styles.cell, styles.deal)}>
        <Link to={`/agent/deal/${deal.id}`} className={styles.name}>
          {deal.name}
        </Link>
        <span className={styles.second}>
          <Tag>{representationLabels[deal.representation]}</Tag>
          <span className={styles.clients}>{clientWords(deal.client_names) || deal.headline}</span>
        </span>
      </th>
      <td className={styles.cell}>
        <StatusChip chip={dealStatusChips[deal.status]} />
      </td>
      <td className={styles.cell}>{phase || NOTHING}</td>
      <td className={mergeClasses(styles.cell, styles.number)}>
        <Money cents={deal.price} />
      </td>
      <td className={mergeClasses(styles.cell, styles.day)}>{closing ? formatDay(closing) : NOTHING}</td>
      <td className={mergeClasses(styles.cell, styles.next)}>
        {deal.next_date ? (
          <>
            <span className={styles.nextTitle}>{deal.next_date.title}</span>
            <DueDay day={deal.next_date.date} />
          </>
        ) : (
          NOTHING
        )}
      </td>
      <td className={styles.cell}>{isUnderWay(deal) ? <RiskMark risk={deal.risk} /> : NOTHING}</td>
      <td className={mergeClasses(styles.cell, styles.number)}>
        {deal.progress.total > 0 ? `${deal.progress.done} of ${deal.progress.total}` : NOTHING}
      </td>
      <td className={styles.cell}>
        {agent ? <PersonAvatar name={agent.name} image={agent.image} size={24} /> : <HiddenText>Nobody</HiddenText>}
      </td>
      <td className={mergeClasses(styles.cell, styles.day)}>{formatAgo(deal.updated_at)}</td>
    </tr>
  )
}
