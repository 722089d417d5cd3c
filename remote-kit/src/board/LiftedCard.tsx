import type { ReactNode } from 'react'
import { useLiftedCardStyles } from './LiftedCard.styles.ts'
import { useFollowPointer } from './use-follow-pointer.ts'

/** The card under the pointer while it is dragged, above everything else. Without `children` none is. Keep it mounted. */
export function LiftedCard({ children }: { children: ReactNode }) {
  const styles = useLiftedCardStyles()
  const place = useFollowPointer()
  if (!children) return null
  return (
    <div ref={place} popover="manual" className={styles.place}>
      <div className={styles.card}>{children}</div>
    </div>
  )
}
