import { mergeClasses } from '@fluentui/react-components'
import { ChartKey } from '#parts/timeline/ChartKey.tsx'
import { copy } from './copy.ts'
import { useTimelineBarStyles } from './TimelineBar.styles.ts'
import { useTimelineKeyStyles } from './TimelineKey.styles.ts'

const MEANINGS = [
  ['deal', copy.meanings.dealDate],
  ['milestone', 'Milestone'],
  ['task', 'Task'],
  ['contractual', 'Contractual'],
  ['critical', copy.meanings.critical],
  ['late', 'Late'],
  ['done', 'Done'],
] as const

/** What the bars of a timeline mean. */
export function TimelineKey() {
  const styles = useTimelineKeyStyles()
  const bars = useTimelineBarStyles()
  const entries = MEANINGS.map(([style, meaning]) => ({
    meaning,
    sample: mergeClasses(bars.bar, bars[style], styles.sample),
  }))
  return <ChartKey label={copy.timelineKey.label} entries={entries} />
}
