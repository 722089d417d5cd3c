import { useId, type ReactNode } from 'react'
import { usePanelStyles } from './Panel.styles.ts'

export interface PanelProps {
  title?: string | undefined
  /** On the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A bordered section for one subject, with an h2 as its title. Do not nest panels. */
export function Panel({ title, actions, children }: PanelProps) {
  const styles = usePanelStyles()
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className={styles.head}>
          {title && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          {actions && <div className={styles.end}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
