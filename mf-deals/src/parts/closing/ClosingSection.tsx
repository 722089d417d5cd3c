import { type ReactNode, useId } from 'react'
import { useClosingSectionStyles } from './ClosingSection.styles.ts'

export interface ClosingSectionProps {
  title: string
  /** On the right of the title. */
  end?: ReactNode
  children: ReactNode
}

/** One item of the closing checklist. */
export function ClosingSection({ title, end, children }: ClosingSectionProps) {
  const styles = useClosingSectionStyles()
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {end}
      </div>
      {children}
    </section>
  )
}
