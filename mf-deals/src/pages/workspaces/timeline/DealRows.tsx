import { mergeClasses } from '@fluentui/react-components'
import type { DealCard, Phase } from 'openapi'
import { Link } from 'react-router'
import { isUnderWay } from '#parts/deals/deal-labels.ts'
import { RiskMark } from '#parts/deals/RiskMark.tsx'
import { type Scale, widthOf } from '#parts/timeline/timeline-scale.ts'
import { useTimelineFrameStyles } from '#parts/timeline/TimelineFrame.styles.ts'
import { TimelineFrame } from '#parts/timeline/TimelineFrame.tsx'
import { walkBars } from '#parts/timeline/walk-bars.ts'
import { phaseColors } from '#parts/workspaces/phase-colors.ts'
import { copy } from './copy.ts'
import { dealBarLabel } from './deal-bar-labels.ts'
import type { DealBar } from './deal-bar.ts'
import { DealLane } from './DealLane.tsx'
import { useDealRowsStyles } from './DealRows.styles.ts'

/** A deal as a row. */
export interface DealTimelineRow {
  deal: DealCard
  bar: DealBar
  /** Undefined while it is unknown. */
  phase: Phase | undefined
}

export interface DealRowsProps {
  rows: readonly DealTimelineRow[]
  scale: Scale
  now: string
}

/** Deals as rows over days. Name and risk stay visible while the days scroll. Arrow keys move from row to row. */
export function DealRows({ rows, scale, now }: DealRowsProps) {
  const styles = useDealRowsStyles()
  const chart = useTimelineFrameStyles()
  return (
    <TimelineFrame scale={scale} today={now}>
      <ol className={chart.rows} aria-label={copy.dealRows.label}>
        {rows.map(({ deal, bar, phase }) => {
          const color = phaseColors[phase?.colour ?? 'grey']
          return (
            <li key={deal.id} className={chart.row}>
              <span className={mergeClasses(chart.name, styles.name)}>
                <span className={styles.dot} style={{ backgroundColor: color }} title={phase?.name} />
                <Link
                  to={`/agent/deal/${deal.id}`}
                  className={styles.link}
                  title={deal.name}
                  aria-label={[deal.name, phase?.name, dealBarLabel(bar, now)].filter(Boolean).join(', ')}
                  data-timeline-item={deal.id}
                  onKeyDown={walkBars}
                >
                  {deal.name}
                </Link>
                {isUnderWay(deal) && <RiskMark risk={deal.risk} iconOnly />}
              </span>
              <span className={chart.lane} style={{ width: widthOf(scale) }}>
                <DealLane deal={deal} bar={bar} scale={scale} now={now} color={color} />
              </span>
            </li>
          )
        })}
      </ol>
    </TimelineFrame>
  )
}
