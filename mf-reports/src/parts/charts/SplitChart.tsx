import { mergeClasses } from '@fluentui/react-components'
import { formatMoney, formatMoneyShort } from 'ui-kit/format'
import { CountedLink } from '#parts/reports/CountedLink.tsx'
import type { ReportLine } from '#parts/reports/report-lines.ts'
import { useBarChartStyles } from './BarChart.styles.ts'
import { useChartColors } from './chart-colors.styles.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { copy } from './copy.ts'
import { useSplitChartStyles } from './SplitChart.styles.ts'

const names = copy.splitChart.parts
const parts = [
  { part: 'agents', name: names.agents },
  { part: 'company', name: names.company },
  { part: 'referral', name: names.referral },
  { part: 'fees', name: names.fees },
] as const

/** The parts of the gross commission for each line: agents, company, referral and fees. */
export function SplitChart({ lines }: { lines: readonly ReportLine[] }) {
  const bars = useBarChartStyles()
  const styles = useSplitChartStyles()
  const colors = useChartColors()
  const widest = Math.max(...lines.map(({ metrics }) => metrics.split?.gross ?? 0), 1)
  return (
    <div>
      <ChartLegend
        entries={parts.map(({ part, name }) => ({ name, swatch: mergeClasses(colors.swatch, colors[part]) }))}
      />
      <ul className={bars.bars} aria-label={copy.splitChart.name}>
        {lines.map((line) => {
          const { split } = line.metrics
          if (!split) return null
          return (
            <li key={line.key}>
              <CountedLink line={line} className={bars.line}>
                <span className={bars.label}>{line.label}</span>
                <span className={styles.stack} aria-hidden>
                  {parts.map(({ part }) => (
                    <span
                      key={part}
                      className={mergeClasses(styles.part, colors[part])}
                      style={{ width: `${(split[part] / widest) * 100}%` }}
                    />
                  ))}
                </span>
                <span className={bars.value} title={formatMoney(split.gross)}>
                  {formatMoneyShort(split.gross)}
                </span>
                <span className={styles.amounts}>
                  {parts
                    .map(({ part, name }) => copy.splitChart.amount(name, formatMoneyShort(split[part])))
                    .join(' · ')}
                </span>
              </CountedLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
