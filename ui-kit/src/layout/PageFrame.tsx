import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { usePageFrameStyles } from './PageFrame.styles.ts'

export interface PageFrameProps {
  title: ReactNode
  /** Beside the title, such as the star or a status chip. */
  mark?: ReactNode
  /** One line of facts: "34 deals · $18.4M in play". */
  meta?: ReactNode
  /** At most one primary action, on the right; below the title on a phone. */
  actions?: ReactNode
  /** The view switch, usually `<SegmentedTabs>`, on the right before the actions. */
  tabs?: ReactNode
  /** Tabs in a line of their own, below the title: many, or with actions that only some of the views have. */
  tabLine?: ReactNode
  /** `fill`: as high as the window, scrolls inside. `narrow`: a column of 1050px. */
  width?: 'full' | 'fill' | 'narrow'
  children: ReactNode
}

/** The frame of every agent page. Its h1 takes the focus after a route change. */
export function PageFrame({ title, mark, meta, actions, tabs, tabLine, width = 'full', children }: PageFrameProps) {
  const styles = usePageFrameStyles()
  return (
    <div className={mergeClasses(styles.frame, width === 'fill' && styles.fill, width === 'narrow' && styles.narrow)}>
      <header className={styles.head}>
        <div className={mergeClasses(styles.heading, tabLine !== undefined && styles.steady)}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {mark}
          {meta && <div className={styles.meta}>{meta}</div>}
        </div>
        {(tabs || actions) && (
          <div className={styles.end}>
            {tabs}
            {actions}
          </div>
        )}
        {tabLine && <div className={styles.tabLine}>{tabLine}</div>}
      </header>
      {children}
    </div>
  )
}
