import type { ReactNode } from 'react'
import { HiddenText } from '#text/HiddenText.tsx'
import { useSkeletonStyles } from './Skeleton.styles.ts'

/** Wraps any skeleton: shown after 150 ms, announced once. Build page-shaped ones from `Bone`s in it. */
export function SkeletonFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className={useSkeletonStyles().delayed}>
      <HiddenText>{label}</HiddenText>
      {children}
    </div>
  )
}
