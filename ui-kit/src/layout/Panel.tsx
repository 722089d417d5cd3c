import { useId, type ReactNode } from 'react'
import { usePanelStyles } from './Panel.styles.ts'

export interface PanelProps {
  title?: string | undefined
  /** At the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A surface with a hairline for one subject; its title is an h2. Do not nest panels. */
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
