import { mergeClasses } from '@fluentui/react-components'
import { Bone } from './Bone.tsx'
import { useSkeletonStyles } from './Skeleton.styles.ts'
import { SkeletonFrame } from './SkeletonFrame.tsx'

/** The skeleton of `StatTile`s. `className` is that of their grid, so that nothing moves when they come. */
export function SkeletonTiles({
  label,
  tiles = 4,
  className,
}: {
  label: string
  tiles?: number
  className?: string | undefined
}) {
  const styles = useSkeletonStyles()
  return (
    <SkeletonFrame label={label}>
      <div className={mergeClasses(styles.tiles, className)}>
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
