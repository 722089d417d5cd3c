import { mergeClasses, useRestoreFocusTarget } from '@fluentui/react-components'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { copy } from './copy.ts'
import { useCountedLinkStyles } from './CountedLink.styles.ts'
import type { ReportLine } from './report-lines.ts'
import { useCountedAddress } from './report-settings.ts'

export interface CountedLinkProps {
  line: ReportLine
  /** The text for screen readers, if the content is not text. */
  says?: string
  className?: string | undefined
  style?: CSSProperties
  children: ReactNode
}

/** A line of a report that links to the list of its deals, or plain content if there is none. */
export function CountedLink({ line, says, className, style, children }: CountedLinkProps) {
  const styles = useCountedLinkStyles()
  const restoreFocus = useRestoreFocusTarget()
  const addressOf = useCountedAddress()
  if (line.metrics.count === 0) {
    return (
      <div className={className} style={style} title={says}>
        {children}
      </div>
    )
  }
  return (
    <Link
      to={addressOf(line.key)}
      preventScrollReset
      className={mergeClasses(styles.link, className)}
      style={style}
      title={says}
      aria-label={says && copy.countedLink.show(says, line.metrics.count)}
      {...restoreFocus}
    >
      {children}
    </Link>
  )
}
