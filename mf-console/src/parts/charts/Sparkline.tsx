import { areaPath, HEIGHT, linePath, topOf, WIDTH } from './line-path.ts'
import { useLineChartStyles } from './LineChart.styles.ts'
import { useSparklineStyles } from './Sparkline.styles.ts'

/** A small line beside its figures, which say the same. */
export function Sparkline({ values, least }: { values: readonly number[]; least: number }) {
  const { line, area } = useLineChartStyles()
  const styles = useSparklineStyles()
  const top = topOf(Math.max(0, ...values), least)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.drawing} aria-hidden>
      <path d={areaPath(values, top)} className={area} />
      <path d={linePath(values, top)} vectorEffect="non-scaling-stroke" className={line} />
    </svg>
  )
}
