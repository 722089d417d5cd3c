import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { Tag } from 'ui-kit/Tag'
import { copy } from './copy.ts'
import type { SampleDeal } from './sample-deals.ts'
import { useSampleCardStyles } from './SampleCard.styles.ts'

/** A card of a board, made of the product’s own components. */
export function SampleCard({ deal }: { deal: SampleDeal }) {
  const styles = useSampleCardStyles()
  return (
    <div className={styles.card}>
      <div className={styles.name}>{deal.name}</div>
      <div className={styles.facts}>{deal.facts}</div>
      <div className={styles.next}>
        {deal.next}
        <span className={styles.when}>{deal.when}</span>
      </div>
      <ProgressBar done={deal.done} total={deal.total} label={copy.sampleCard.steps(deal.name)} />
      <div className={styles.foot}>
        <Tag>{deal.side}</Tag>
        {copy.sampleCard.progress(deal.done, deal.total)}
        <span className={styles.agent}>
          <PersonAvatar name={deal.agent} decorative />
        </span>
      </div>
    </div>
  )
}
