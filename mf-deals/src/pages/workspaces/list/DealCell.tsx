import { mergeClasses } from '@fluentui/react-components'
import type { DealCard, DealDates } from 'openapi'
import { contactSourceLabels, dealTypeLabels, priorityLabels, representationLabels } from 'openapi/codes'
import type { ReactNode } from 'react'
import { customKey, isCustomColumn } from 'remote-kit/custom-fields/names'
import { CustomText } from 'remote-kit/custom-fields/CustomText'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { useToday } from 'remote-kit/use-today'
import { dealStatusChips } from 'ui-kit/code-labels'
import { formatAgo, formatDay } from 'ui-kit/days'
import { NOTHING } from 'ui-kit/format'
import { HiddenText } from 'ui-kit/HiddenText'
import { Money } from 'ui-kit/Money'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { StatusChip } from 'ui-kit/StatusChip'
import { DealDay } from '#pages/workspaces/cards/DealDay.tsx'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import { NextDay } from '#pages/workspaces/cards/NextDay.tsx'
import { dateNameOf } from '#pages/workspaces/filters/date-fields.ts'
import { clientLabel, isUnderWay } from '#parts/deals/deal-labels.ts'
import { RiskMark } from '#parts/deals/RiskMark.tsx'
import { cellWidth } from 'ui-kit/column-widths'
import { type ColumnKey, isNumberColumn } from './columns.ts'
import { copy } from './copy.ts'
import { useDealTableStyles } from './DealTable.styles.ts'

export interface DealCellProps {
  column: ColumnKey
  deal: DealCard
  agent: CardAgent | undefined
  /** The phase's name; empty if unknown. */
  phase: string
}

/** A fact of a deal in its column. */
export function DealCell(props: DealCellProps) {
  const styles = useDealTableStyles()
  const { column } = props
  const isDay = column === 'closing' || column.endsWith('_at') || column.startsWith('dates.')
  const className = mergeClasses(
    styles.cell,
    isNumberColumn(column) && styles.number,
    isDay && styles.day,
    column === 'next_date' && styles.next,
  )
  return (
    <td className={className} style={cellWidth(column)}>
      <DealFact {...props} />
    </td>
  )
}

/** The fact itself. */
export const DealFact = (props: DealCellProps): ReactNode => factOf(props, useToday(), useTimeZone())

function factOf({ column, deal, agent, phase }: DealCellProps, now: string, timeZone: string): ReactNode {
  if (isCustomColumn(column))
    return <CustomText entity="deal" fieldKey={customKey(column)} values={deal.custom_fields} />
  switch (column) {
    case 'status':
      return <StatusChip chip={dealStatusChips[deal.status]} />
    case 'phase':
      return phase || NOTHING
    case 'price':
    case 'list_price':
    case 'sale_price':
      return <Money cents={deal[column]} />
    case 'closing':
      return <Day deal={deal} name={deal.dates.actual_close ? 'actual_close' : 'closing'} now={now} />
    case 'risk':
      return isUnderWay(deal) ? <RiskMark risk={deal.risk} /> : NOTHING
    case 'progress':
      return deal.progress.total > 0 ? copy.factOf.progress(deal.progress.done, deal.progress.total) : NOTHING
    case 'agent':
      return agent ? (
        <PersonAvatar name={agent.name} image={agent.image} size={24} />
      ) : (
        <HiddenText>{copy.factOf.noOne}</HiddenText>
      )
    case 'updated_at':
    case 'created_at':
      return formatAgo(deal[column], timeZone)
    case 'client':
      return clientLabel(deal.client_names) || NOTHING
    case 'representation':
      return representationLabels[deal.representation]
    case 'deal_type':
      return dealTypeLabels[deal.deal_type]
    case 'source':
      return contactSourceLabels[deal.source]
    case 'priority':
      return priorityLabels[deal.priority]
    case 'mls_number':
      return deal.mls_number || NOTHING
    case 'city':
      return deal.address.city || NOTHING
    case 'name':
      return deal.name
    case 'next_date':
      return <NextDate deal={deal} now={now} />
    default:
      return <Day deal={deal} name={dateNameOf(column)} now={now} />
  }
}

function Day({ deal, name, now }: { deal: DealCard; name: keyof DealDates | undefined; now: string }) {
  const styles = useDealTableStyles()
  const day = name && deal.dates[name]
  return day ? <DealDay deal={deal} name={name} words={formatDay(day, now)} className={styles.asks} /> : NOTHING
}

function NextDate({ deal, now }: { deal: DealCard; now: string }) {
  const styles = useDealTableStyles()
  if (!deal.next_date) return NOTHING
  return (
    <>
      <span className={styles.nextTitle}>{deal.next_date.title}</span>
      <NextDay deal={deal} now={now} className={styles.asks} />
    </>
  )
}
