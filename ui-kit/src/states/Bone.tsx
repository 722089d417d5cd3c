import { mergeClasses } from '@fluentui/react-components'
import { useSkeletonStyles } from './Skeleton.styles.ts'

/** A gray bar of a skeleton. `width` and `height` are CSS lengths. */
export function Bone({ width = '100%', height = '10px', round = false, className }: BoneProps) {
  const styles = useSkeletonStyles()
  return (
    <div
      aria-hidden
      className={mergeClasses(styles.bone, className)}
      style={{ width, height, ...(round && { borderRadius: '50%' }) }}
    />
  )
}

export interface BoneProps {
  width?: string
  height?: string
  round?: boolean
  className?: string
}
