import { type ReactNode, useId } from 'react'
import { useDetailSectionStyles } from './DetailSection.styles.ts'

/** A section of the contact panel. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const styles = useDetailSectionStyles()
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
