import { Bone } from 'ui-kit/Bone'
import { SkeletonFrame } from 'ui-kit/SkeletonFrame'
import { copy } from './copy.ts'
import { useDealLayoutStyles } from './DealLayout.styles.ts'

/** Skeleton of the deal page: phase bar, tabs, two columns. */
export function DealSkeleton() {
  const styles = useDealLayoutStyles()
  return (
    <SkeletonFrame label={copy.dealSkeleton.loading}>
      <div className={styles.head}>
        <Bone height="32px" />
        <Bone width="50%" height="14px" />
        <Bone width="420px" height="32px" />
      </div>
      <div className={styles.columns}>
        <Bone height="380px" />
        <Bone height="240px" />
      </div>
    </SkeletonFrame>
  )
}
