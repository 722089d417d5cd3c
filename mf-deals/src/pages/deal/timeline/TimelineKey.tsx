import { mergeClasses } from '@fluentui/react-components'
import { ChartKey } from '#parts/timeline/ChartKey.tsx'
import { useTimelineBarStyles } from './TimelineBar.styles.ts'
import { useTimelineKeyStyles } from './TimelineKey.styles.ts'

const MEANINGS = [
  ['deal', 'Date of the deal'],
  ['milestone', 'Milestone'],
  ['task', 'Task'],
  ['contractual', 'Contractual'],
  ['critical', 'Critical path'],
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
  return <ChartKey label="What the bars mean" entries={entries} />
}
