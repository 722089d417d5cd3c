import { Bone } from './Bone.tsx'
import { useSkeletonStyles } from './Skeleton.styles.ts'
import { SkeletonFrame } from './SkeletonFrame.tsx'

/** The skeleton of `StatTile`s. */
export function SkeletonTiles({ label, tiles = 4 }: { label: string; tiles?: number }) {
  const styles = useSkeletonStyles()
  return (
    <SkeletonFrame label={label}>
      <div className={styles.tiles}>
        {Array.from({ length: tiles }, (_, tile) => (
          <div key={tile} className={styles.card}>
            <Bone width="50%" />
            <Bone width="40%" height="22px" />
          </div>
        ))}
      </div>
    </SkeletonFrame>
  )
}
