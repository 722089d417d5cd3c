import type { ReactNode } from 'react'
import { HiddenText } from '#text/HiddenText.tsx'
import { useSkeletonStyles } from './Skeleton.styles.ts'

/** Wraps a skeleton: shown after 150 ms, announced once. Build the shape of a page from `Bone`s inside it. */
export function SkeletonFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className={useSkeletonStyles().delayed}>
      <HiddenText>{label}</HiddenText>
      {children}
    </div>
  )
}
