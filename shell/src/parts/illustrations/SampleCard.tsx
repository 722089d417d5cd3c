import { mergeClasses } from '@fluentui/react-components'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { Tag } from 'ui-kit/Tag'
import { copy } from './copy.ts'
import type { SampleDeal } from './sample-deals.ts'
import { useSampleBoardStyles } from './SampleBoard.styles.ts'

/** One card of the sample board. */
export function SampleCard({ deal }: { deal: SampleDeal }) {
  const styles = useSampleBoardStyles()
  return (
    <div className={styles.card}>
      <div className={styles.name}>{deal.name}</div>
      <div className={styles.facts}>{deal.facts}</div>
      <div className={styles.next}>
        {deal.next}
        <span className={mergeClasses(styles.when, deal.isLate && styles.late)}>{deal.when}</span>
      </div>
      <ProgressBar done={deal.done} total={deal.total} label={copy.sampleBoard.steps(deal.name)} />
      <div className={styles.foot}>
        <Tag>{deal.side}</Tag>
        {copy.sampleBoard.progress(deal.done, deal.total)}
        <span className={styles.agent}>
          <PersonAvatar name={deal.agent} decorative />
        </span>
      </div>
    </div>
  )
}
