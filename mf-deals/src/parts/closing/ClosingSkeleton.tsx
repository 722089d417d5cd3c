import { Bone } from 'ui-kit/Bone'
import { SkeletonFrame } from 'ui-kit/SkeletonFrame'
import { useClosingSkeletonStyles } from './ClosingSkeleton.styles.ts'

export interface ClosingSkeletonProps {
  label: string
  /** How many lines are expected. */
  lines: number
  /** A line of a task has its day under it. */
  isTall?: boolean
}

/** Keeps the place of what a section of the checklist will show, so that the rest does not move when it comes. */
export function ClosingSkeleton({ label, lines, isTall = false }: ClosingSkeletonProps) {
  const styles = useClosingSkeletonStyles()
  return (
    <SkeletonFrame label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={isTall ? styles.tall : styles.line}>
          <Bone width={`${35 + ((line * 17) % 40)}%`} />
        </div>
      ))}
    </SkeletonFrame>
  )
}
