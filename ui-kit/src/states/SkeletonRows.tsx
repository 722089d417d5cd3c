import { Bone } from './Bone.tsx'
import { useSkeletonStyles } from './Skeleton.styles.ts'
import { SkeletonFrame } from './SkeletonFrame.tsx'

/** The skeleton of a list or table: rows of 44px, like the real ones. */
export function SkeletonRows({ label, rows = 8 }: { label: string; rows?: number }) {
  const styles = useSkeletonStyles()
  return (
    <SkeletonFrame label={label}>
      <div className={styles.rows}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.row}>
            <Bone width="26px" height="26px" round />
            <Bone width={`${55 + ((row * 17) % 40)}%`} />
            <Bone width={`${40 + ((row * 29) % 45)}%`} />
            <Bone />
          </div>
        ))}
      </div>
    </SkeletonFrame>
  )
}
