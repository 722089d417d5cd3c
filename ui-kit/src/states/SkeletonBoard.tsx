import { Bone } from './Bone.tsx'
import { useSkeletonStyles } from './Skeleton.styles.ts'
import { SkeletonFrame } from './SkeletonFrame.tsx'

/** The skeleton of a board: columns with cards. */
export function SkeletonBoard({ label, columns = 4, cards = 3 }: SkeletonBoardProps) {
  const styles = useSkeletonStyles()
  return (
    <SkeletonFrame label={label}>
      <div className={styles.columns}>
        {Array.from({ length: columns }, (_, column) => (
          <div key={column} className={styles.column}>
            <Bone width="45%" />
            {Array.from({ length: cards }, (_, card) => (
              <div key={card} className={styles.card}>
                <Bone width="60%" height="12px" />
                <Bone width="85%" />
                <Bone height="4px" />
                <Bone width="35%" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </SkeletonFrame>
  )
}

export interface SkeletonBoardProps {
  label: string
  columns?: number
  cards?: number
}
