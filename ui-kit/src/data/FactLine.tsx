import { mergeClasses } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { useFactLineStyles } from './FactLine.styles.ts'

export interface FactLineProps {
  /** In words, or what shows them; what is empty is left out. */
  facts: readonly (string | ReactElement | null | false | undefined)[]
  /** What it stands in clips it already, as cards do: a clip more costs frames while hundreds are scrolled. */
  isClipped?: boolean
}

/** Facts with dots between them: "Dana Brooks · $585,000". Where the line breaks there is no dot, and the last fact never stands alone. */
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
