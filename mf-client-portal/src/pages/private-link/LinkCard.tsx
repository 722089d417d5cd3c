import type { ReactNode } from 'react'
import { useLinkCardStyles } from './LinkCard.styles.ts'

export interface LinkCardProps {
  /** Who shares the deal; null if unknown. */
  brokerage: string | null
  title: string
  lead: string
  children?: ReactNode
}

/** What a private link shows in place of its deal: one card on an empty page. */
export function LinkCard({ brokerage, title, lead, children }: LinkCardProps) {
  const styles = useLinkCardStyles()
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        {brokerage && <p className={styles.brokerage}>{brokerage}</p>}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  )
}
