import { Bone } from 'ui-kit/Bone'
import { SkeletonFrame } from 'ui-kit/SkeletonFrame'
import { copy } from './copy.ts'
import { useHomePageStyles } from './HomePage.styles.ts'

/** Skeleton of the home screen: the sentence, four metrics, two columns. */
export function HomeSkeleton() {
  const styles = useHomePageStyles()
  return (
    <SkeletonFrame label={copy.homeSkeleton.loading}>
      <div className={styles.sentence}>
        <Bone width="60%" height="22px" />
      </div>
      <div className={styles.metrics}>
        {[1, 2, 3, 4].map((metric) => (
          <Bone key={metric} height="70px" />
        ))}
      </div>
      <div className={styles.columns}>
        <Bone height="320px" />
        <Bone height="320px" />
      </div>
    </SkeletonFrame>
  )
}
