import { Bone } from 'ui-kit/Bone'
import { Panel } from 'ui-kit/Panel'
import { SkeletonFrame } from 'ui-kit/SkeletonFrame'
import { useClientDealSkeletonStyles } from './ClientDealSkeleton.styles.ts'
import { copy } from './copy.ts'
import { useClientDealViewStyles } from './ClientDealView.styles.ts'

/** The skeleton of a client's deal. */
export function ClientDealSkeleton() {
  const styles = useClientDealViewStyles()
  const own = useClientDealSkeletonStyles()
  return (
    <>
      <div className={styles.hero}>
        <div className={own.hero} />
      </div>
      <div className={styles.wrap}>
        <div className={styles.grid}>
          <Panel>
            <SkeletonFrame label={copy.clientDealSkeleton.loading}>
              <div className={own.bones}>
                <Bone width="40%" height="18px" />
                <Bone width="100%" height="48px" />
                <Bone width="100%" height="64px" />
              </div>
            </SkeletonFrame>
          </Panel>
          <Panel>
            <div className={own.bones}>
              <Bone width="60%" height="40px" />
              <Bone width="100%" height="32px" />
            </div>
          </Panel>
        </div>
      </div>
    </>
  )
}
