import { mergeClasses } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { useFactLineStyles } from './FactLine.styles.ts'

export interface FactLineProps {
  /** Texts or elements. Empty ones are left out. */
  facts: readonly (string | ReactElement | null | false | undefined)[]
  /** The parent clips already, as cards do. A second clip would cost frames while hundreds of cards scroll. */
  isClipped?: boolean
}

/**
 * Facts separated by dots: "Dana Brooks · $585,000". There is no dot at a line break, and the last fact never wraps
 * alone.
 */
export function FactLine({ facts, isClipped = false }: FactLineProps) {
  const styles = useFactLineStyles()
  const shown = facts.filter(Boolean)
  if (shown.length < 2) return <>{shown[0]}</>
  const parts = shown.map((fact, index) => (
    <span key={`${index}`} className={styles.fact}>
      {index > 0 && <span className={styles.dot}> · </span>}
      {fact}
    </span>
  ))
  return (
    <span className={mergeClasses(styles.line, !isClipped && styles.clip)}>
      {parts.slice(0, -2)}
      <span className={styles.end}>{parts.slice(-2)}</span>
    </span>
  )
}
