import { mergeClasses } from '@fluentui/react-components'
import { ChartKey } from '#parts/timeline/ChartKey.tsx'
import { copy } from './copy.ts'
import { useMarkKeyStyles } from './MarkKey.styles.ts'
import { useDealLaneStyles } from './DealLane.styles.ts'

const MEANINGS = [
  ['ahead', copy.meanings.keyDate],
  ['past', copy.meanings.past],
  ['late', 'Late'],
] as const

/** What the marks on the bars of deals mean. */
export function MarkKey() {
  const styles = useMarkKeyStyles()
  const lane = useDealLaneStyles()
  const looks = { ahead: '', past: lane.past, late: lane.late }
  const entries = MEANINGS.map(([mark, meaning]) => ({
    meaning,
    sample: mergeClasses(lane.mark, looks[mark], styles.sample),
  }))
  return <ChartKey label={copy.markKey.label} entries={entries} />
}
