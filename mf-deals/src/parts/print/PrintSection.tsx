import { type ReactNode, useId } from 'react'
import { usePaperStyles } from './print.styles.ts'

/** A section of the printed sheet. */
export function PrintSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const styles = usePaperStyles()
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  )
}
